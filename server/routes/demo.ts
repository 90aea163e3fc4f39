import type { Kysely } from "kysely";
import type { Handlers } from "../contract/operation-types.ts";
import type { Tables } from "../database/schema.ts";
import type { SessionCaller } from "../auth/caller.ts";
import type { RealMonth } from "../demo/real-month.ts";
import { readHistory } from "../demo/history-progress.ts";
import { moveDemo } from "../demo/move-demo.ts";
import { Problem } from "../kit/problem.ts";
import type { Feed } from "../log/feed.ts";
import { floorClock } from "../log/floor-clock.ts";
import type { FloorTimes } from "../log/floor-log.ts";

interface DemoServices {
  readonly db: Kysely<Tables>;
  readonly feedFor: (account: string) => Feed;
  readonly floorTimes: () => FloorTimes;
  readonly month: RealMonth;
}

/** Clock of the floor, which differs from the wall clock during a demo or a replay, and the demo itself. */
export function demoRoutes({
  db,
  feedFor,
  floorTimes,
  month,
}: DemoServices): Handlers<
  "readFloorClock" | "moveDemo" | "readDemo" | "loadDemoMonth" | "sendDemoMonth" | "stopDemoMonth"
> {
  const read = async (caller: SessionCaller) => ({
    body: {
      history: await readHistory(db, caller.account, floorTimes().now),
      month: await month.read(caller),
    },
  });
  const load = async (caller: SessionCaller, file: Uint8Array | null) => {
    await month.load(caller, file);
    return read(caller);
  };
  return {
    readFloorClock: async ({ caller }) => ({ body: await floorClock(db, caller.account, floorTimes()) }),
    moveDemo: async ({ caller, body }) => {
      const times = floorTimes();
      const moved = await moveDemo(db, caller.account, body, { feed: feedFor(caller.account), times });
      if (!moved) throw new Problem("conflict", { detail: "The account runs no demo." });
      return { body: moved };
    },
    readDemo: ({ caller }) => read(caller),
    loadDemoMonth: ({ caller }) => load(caller, null),
    sendDemoMonth: ({ caller, body }) => load(caller, body),
    stopDemoMonth: async ({ caller }) => {
      await month.stop(caller.account);
      return { body: undefined };
    },
  };
}

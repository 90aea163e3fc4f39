import { once } from "node:events";
import { expect, test } from "vitest";
import { floorToJson } from "../../streams/projections/floor.ts";
import { atDepth } from "../support/depth.ts";
import { type Monitor, startConsole, startMonitor } from "../support/node-console.ts";
import { contacts } from "../support/pbx.ts";
import { type TestPlatform, withPlatform } from "../support/platform.ts";

const [MONITORS, ROUNDS] = atDepth([10, 5], [20, 50]);
/** ms. */
const PATIENCE = atDepth(300_000, 1_800_000);
const COUNTS = atDepth("fifty forced disconnects, ten", "a thousand forced disconnects, twenty");

/** Every socket of the platform loses its connection, by turns politely and by a cut of the cable. */
async function cutAll({ platform: { io } }: TestPlatform, round: number): Promise<number> {
  const sockets = [...io.of("/live-monitor").sockets.values()];
  const gone = sockets.map((socket) => once(socket, "disconnect"));
  for (const [index, { conn, request }] of sockets.entries()) {
    if ((index + round) % 2 === 0) conn.close();
    else request.socket.destroy();
  }
  await Promise.all(gone);
  return sockets.length;
}

const untilOpened = (monitors: readonly Monitor[], times: number) =>
  Promise.all(monitors.map(({ opens }) => opens(times)));

test(
  `loses and duplicates no events and keeps their order through ${COUNTS} while events arrive`,
  async () => {
    const platform = await withPlatform({ delays: { heartbeat: 50, batching: 1 } });
    const console = startConsole(platform.url, await platform.signIn("supervisor@demo.example"));
    const monitors = Array.from({ length: MONITORS }, () => startMonitor(platform.url, console));
    await untilOpened(monitors, 1);
    await Promise.all(monitors.map(({ reaches }) => reaches(1)));
    const start = monitors[0]?.live.floor.get()?.offset ?? 0;

    const ids: string[] = [];
    const feed = async () => {
      for (const size of [1, 3, 2]) {
        const batch = contacts(size, `c${ids.length}`);
        ids.push(...batch.map(({ id }) => id));
        await platform.feed(batch);
      }
    };
    let cut = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const [sockets] = await Promise.all([cutAll(platform, round), feed()]);
      cut += sockets;
      await Promise.all([untilOpened(monitors, round + 1), feed()]);
    }

    expect(cut).toBe(MONITORS * ROUNDS);
    const floors = await Promise.all(monitors.map(({ reaches }) => reaches(start + ids.length)));
    const { body } = await platform.api("GET /live-monitor/snapshot", {
      token: console.tokens.current()?.token,
    });
    expect(body["offset"]).toBe(start + ids.length);
    for (const [index, floor] of floors.entries()) {
      const folded = monitors[index]?.folded ?? [];
      expect(folded.map(({ id }) => id)).toEqual(ids);
      expect(folded.map(({ offset }) => offset)).toEqual(ids.map((_, place) => start + place + 1));
      expect(floorToJson(floor)).toEqual(body["state"]);
    }
  },
  PATIENCE,
);

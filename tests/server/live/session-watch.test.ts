import { expect, test } from "vitest";
import { SessionWatch } from "../../../server/live/session-watch.ts";

test("no look at the sessions begins while one is under way, and the next one does, though that one failed", async () => {
  const failures: ((error: Error) => void)[] = [];
  const sessions = { look: () => new Promise((_, fail) => failures.push(fail)) };
  const socket = { data: { caller: { session: "of somebody" } } };
  const watch = new SessionWatch(
    { sockets: new Map([["one", socket]]) } as never,
    sessions as never,
    {} as never,
  ); // nothing else of them is reached
  const [first, second] = [watch.look(), watch.look()];
  expect(failures).toHaveLength(1);
  await second;
  failures[0]?.(new Error("The database is away."));
  await expect(first).rejects.toThrow("away");
  void watch.look();
  expect(failures).toHaveLength(2);
});

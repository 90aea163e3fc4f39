import { expect, test } from "vitest";
import type { SessionRef } from "../../../machines/session.ts";
import { readOnlySession } from "../../../src/features/replay/frame/replay-access.ts";

test("allows the monitor in a replay, regardless of other permissions", () => {
  const holder = {
    user: {},
    account: {},
    abilities: ["calls.supervise", "monitor.read", "replay.read", "users.write"],
    features: [],
  };
  const snapshot = { context: { holder }, matches: () => true };
  const session = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  } as unknown as SessionRef; // what a page looks at
  const looking = readOnlySession(session);
  expect(looking.getSnapshot().context.holder?.abilities).toEqual(["replay.read"]);
  expect(looking.getSnapshot()).toBe(looking.getSnapshot());
  expect(looking.subscribe(() => undefined)).toHaveProperty("unsubscribe");
});

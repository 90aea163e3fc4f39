import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Outcome } from "../../machines/request-outcome.ts";
import { isAbsent, isPresent } from "../../machines/session-selectors.ts";
import { sessionMachine, type SessionHolder } from "../../machines/session.ts";
import { lateSession } from "../../src/app/late-session.ts";
import { settled } from "../support/actors.ts";

const holder: SessionHolder = {
  _id: "65a000000000000000000003",
  user: { _id: "65a000000000000000000001" },
  account: { _id: "65a000000000000000000002" },
  abilities: [],
} as unknown as SessionHolder;

/** A session whose machine is there when `arrive` is called. */
function startLate() {
  let finishLoading = () => {};
  const promise = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  let loads = 0;
  const late = lateSession(async () => {
    loads++;
    await promise;
    return createActor(
      sessionMachine.provide({
        actors: {
          verify: fromPromise<Outcome<SessionHolder>>(() => Promise.resolve({ kind: "ok", value: holder })),
        },
      }),
      { input: { hasToken: false } },
    ).start();
  });
  const seen: boolean[] = [];
  const watching = late.session.subscribe((snapshot) => seen.push(isPresent(snapshot)));
  return { late, seen, watching, finishLoading, loads: () => loads };
}

test("reports no session before the machine is loaded", () => {
  const { late, loads } = startLate();
  expect(isAbsent(late.session.getSnapshot())).toBe(true);
  expect(loads()).toBe(0);
});

test("an event has it loaded once, and reaches it; observers from before see what becomes of it", async () => {
  const { late, seen, finishLoading, loads } = startLate();
  late.session.send({ type: "login.arrived" });
  finishLoading();
  await late.start();
  await expect.poll(() => isPresent(late.session.getSnapshot())).toBe(true);
  expect(loads()).toBe(1);
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
});

test("an observer that left before sees nothing", async () => {
  const { late, seen, watching, finishLoading } = startLate();
  watching.unsubscribe();
  finishLoading();
  await late.start();
  expect(seen).toEqual([]);
});

test("loads again on the next request after a failed load", async () => {
  let isThere = false;
  const late = lateSession(async () => {
    if (!isThere) throw new Error("offline");
    return createActor(sessionMachine, { input: { hasToken: false } }).start();
  });
  await expect(late.start()).rejects.toThrow("offline");
  isThere = true;
  await late.start();
  await settled();
  expect(isAbsent(late.session.getSnapshot())).toBe(true);
});

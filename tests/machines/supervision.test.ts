import { Subject } from "rxjs";
import { expect, onTestFinished, test } from "vitest";
import { createActor, fromEventObservable } from "xstate";
import type { Outcome } from "../../machines/request-outcome.ts";
import {
  isBusy,
  isListening,
  listenedFor,
  supervisionMachine,
  supervisionRecord,
} from "../../machines/supervision.ts";
import type {
  SupervisedCall,
  SupervisionRecord,
  SupervisionRights,
  TrailSignal,
} from "../../machines/supervision-context.ts";
import { requests } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

const call: SupervisedCall = { id: "c1", answered: true, agent: "Ana" };
const open: SupervisionRights = { role: "supervisor", enabled: true, termsAccepted: true };
const http = (status: number): Outcome<never> => ({ kind: "http", status });
const done: Outcome<null> = { kind: "ok", value: null };

function startSupervision({
  now = 1_000_000,
  record = null,
}: { now?: number; record?: SupervisionRecord | null } = {}) {
  const clock = new DueClock(now);
  const opening = requests<Outcome<{ supervision: string }> & { at: number }, { call: string }>();
  const closing = requests<Outcome<null>, { call: string; supervision: string }>();
  const terms = requests<Outcome<null>>();
  const trails: { signals: Subject<TrailSignal>; input: { call: string; supervision: string } }[] = [];
  let refreshed = 0;
  const trail = fromEventObservable<TrailSignal, { call: string; supervision: string }>(({ input }) => {
    const signals = new Subject<TrailSignal>();
    trails.push({ signals, input });
    return signals;
  });
  const machine = supervisionMachine.provide({
    actors: { open: opening.logic, trail, close: closing.logic, acceptTerms: terms.logic },
    actions: { refreshConfiguration: () => void refreshed++ },
  });
  const actor = createActor(machine, { clock, input: { now, record } });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    clock,
    opening,
    closing,
    terms,
    trails,
    refreshed: () => refreshed,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    problem: () => actor.getSnapshot().context.problem,
    start: (of = call, rights = open) => actor.send({ type: "start", call: of, rights }),
    opened: () => opening.answer({ kind: "ok", value: { supervision: "s1" }, at: clock.now() }),
    receive: (signal: TrailSignal) => trails.at(-1)!.signals.next(signal),
  };
}

async function joining() {
  const supervision = startSupervision();
  supervision.start();
  await supervision.opened();
  return supervision;
}

async function listening() {
  const supervision = await joining();
  supervision.receive({ type: "joined", at: supervision.clock.now() });
  return supervision;
}

test("listens once the call's trail is joined and notifies the platform on leaving", async () => {
  const supervision = await joining();
  expect(isListening(supervision.now())).toBe(false);
  expect(supervision.trails[0]!.input).toEqual({ call: "c1", supervision: "s1" });
  supervision.receive({ type: "joined", at: 1_000_100 });
  expect(isListening(supervision.now())).toBe(true);
  supervision.send({ type: "leave" });
  expect(isBusy(supervision.now())).toBe(true);
  expect(supervision.trails[0]!.signals.observed).toBe(false);
  expect(supervision.closing.inputs).toEqual([{ call: "c1", supervision: "s1" }]);
  await supervision.closing.answer(done);
  expect([supervision.state(), supervision.problem()]).toEqual(["off", null]);
});

test.each([
  ["nobody has answered the call", { ...call, answered: false, agent: null }, open, "notAnswered"],
  ["the privilege does not allow it", call, { ...open, role: "none" as const }, "permission"],
  ["the administrator has not enabled it", call, { ...open, enabled: false }, "featureDisabled"],
  [
    "the terms are open and somebody else has to accept them",
    call,
    { ...open, termsAccepted: false },
    "featureDisabled",
  ],
])("shows the problem and sends no request where %s", (_, of, rights, problem) => {
  const supervision = startSupervision();
  supervision.start(of, rights);
  expect([supervision.state(), supervision.problem()]).toEqual(["off", problem]);
  expect(supervision.opening.inputs).toEqual([]);
});

test("an administrator is shown the terms, and may start once they are accepted", async () => {
  const supervision = startSupervision();
  supervision.start(call, { role: "admin", enabled: false, termsAccepted: false });
  expect(supervision.state()).toBe("terms");
  supervision.send({ type: "terms.accepted" });
  await supervision.terms.answer(done);
  expect([supervision.state(), supervision.now().context.accepted, supervision.refreshed()]).toEqual([
    "off",
    true,
    1,
  ]);
  supervision.start();
  expect(supervision.opening.inputs).toEqual([{ call: "c1" }]);
});

test.each([
  [http(403), "permission"],
  [http(500), "editFailed"],
  [{ kind: "net" } as const, "offline"],
])("keeps the terms open when the acceptance is answered with %j and shows %s", async (outcome, problem) => {
  const supervision = startSupervision();
  supervision.start(call, { role: "admin", enabled: false, termsAccepted: false });
  supervision.send({ type: "terms.accepted" });
  await supervision.terms.answer(outcome);
  expect([supervision.state(), supervision.problem()]).toEqual(["terms", problem]);
});

test.each([
  [http(451), "featureDisabled"],
  [http(403), "permission"],
  [http(404), "callEnded"],
  [http(409), "callEnded"],
  [http(500), "failed"],
  [{ kind: "bad-body" } as const, "failed"],
  [{ kind: "net" } as const, "offline"],
])("ends a start that is answered with %j and shows %s", async (outcome, problem) => {
  const supervision = startSupervision();
  supervision.start();
  await supervision.opening.answer({ ...outcome, at: 1 });
  expect([supervision.state(), supervision.problem()]).toEqual(["off", problem]);
  expect(supervision.refreshed()).toBe(problem === "featureDisabled" ? 1 : 0);
});

test("ends an opened supervision when canceled before the answer, without a failure", async () => {
  const late = startSupervision();
  late.start();
  late.send({ type: "leave" });
  await late.opened();
  expect(late.trails).toEqual([]);
  expect(late.closing.inputs).toEqual([{ call: "c1", supervision: "s1" }]);
  const failed = startSupervision();
  failed.start();
  failed.send({ type: "session.ending" });
  await failed.opening.answer({ ...http(500), at: 1 });
  expect([failed.state(), failed.problem()]).toEqual(["off", null]);
});

test("a trail that is not joined within ten seconds is left", async () => {
  const supervision = await joining();
  supervision.clock.wait(9_999);
  expect(supervision.state()).toEqual({ supervising: "joining" });
  supervision.clock.wait(1);
  expect([supervision.state(), supervision.problem()]).toEqual(["leaving", "failed"]);
});

test("a lost trail is waited for, fifteen seconds long", async () => {
  const supervision = await listening();
  supervision.receive({ type: "trail.lost", at: supervision.clock.now() });
  supervision.clock.wait(14_999);
  supervision.receive({ type: "trail.found" });
  expect(isListening(supervision.now())).toBe(true);
  supervision.clock.wait(60_000);
  expect(isListening(supervision.now())).toBe(true);
  supervision.receive({ type: "trail.lost", at: supervision.clock.now() });
  supervision.clock.wait(15_000);
  expect([supervision.state(), supervision.problem()]).toEqual(["leaving", "failed"]);
});

test("follows a transfer to another agent and ends on one without an agent or when the last agent leaves", async () => {
  const followed = await listening();
  followed.receive({ type: "call.transferred", agent: "Berta", at: 1 });
  expect([isListening(followed.now()), followed.now().context.call?.agent]).toEqual([true, "Berta"]);
  const signals: TrailSignal[] = [
    { type: "call.transferred", agent: null, at: 1_005_000 },
    { type: "agent.left", at: 1_005_000 },
  ];
  for (const signal of signals) {
    const supervision = await listening();
    supervision.receive(signal);
    expect(supervision.closing.inputs).toHaveLength(1);
    await supervision.closing.answer(done);
    expect([supervision.state(), listenedFor(supervision.now())]).toEqual(["ended", 5_000]);
  }
});

test("a call that ends is summed up, and the platform needs no word of it", async () => {
  const supervision = await listening();
  expect(listenedFor(supervision.now())).toBeNull();
  supervision.receive({ type: "call.ended", at: 1_061_000 });
  expect([supervision.state(), listenedFor(supervision.now())]).toEqual(["ended", 61_000]);
  expect(supervision.closing.inputs).toEqual([]);
  supervision.send({ type: "close" });
  expect([supervision.state(), supervision.now().context.call]).toEqual(["off", null]);
});

test("can start with the next call while a summary is open", async () => {
  const supervision = await listening();
  supervision.receive({ type: "call.ended", at: 1_061_000 });
  supervision.start({ ...call, id: "c2" });
  await supervision.opened();
  expect(supervision.trails.at(-1)!.input).toEqual({ call: "c2", supervision: "s1" });
  expect(supervision.now().context.startedAt).toBeNull();
});

test("refuses a second start with a notice and keeps the first", async () => {
  const supervision = await listening();
  supervision.start({ ...call, id: "c2" });
  expect([isListening(supervision.now()), supervision.problem(), supervision.now().context.call?.id]).toEqual(
    [true, "already", "c1"],
  );
});

test("ends with a reason when an administrator disables the feature", async () => {
  const supervision = await listening();
  supervision.send({ type: "config.disabled" });
  await supervision.closing.answer(done);
  expect([supervision.state(), supervision.problem(), supervision.refreshed()]).toEqual([
    "off",
    "featureDisabled",
    1,
  ]);
});

test("leaves within three seconds for every answer of the platform", async () => {
  const silent = await listening();
  silent.send({ type: "session.ending" });
  silent.clock.wait(2_999);
  expect(silent.state()).toBe("leaving");
  silent.clock.wait(1);
  expect(silent.state()).toBe("off");
  const refused = await listening();
  refused.send({ type: "leave" });
  await refused.closing.answer(http(500));
  expect(refused.state()).toBe("off");
});

test("a trail that breaks is left, and no actor is in error", async () => {
  const supervision = await listening();
  supervision.trails[0]!.signals.error(new Error("gone"));
  expect([supervision.state(), supervision.problem(), supervision.now().status]).toEqual([
    "leaving",
    "failed",
    "active",
  ]);
});

test("rejoins the same supervision after a reload while listening, with the usual ten seconds", async () => {
  const before = await listening();
  const after = startSupervision({ now: 1_030_000, record: supervisionRecord(before.now()) });
  expect(after.opening.inputs).toEqual([]);
  expect(after.trails[0]!.input).toEqual({ call: "c1", supervision: "s1" });
  after.clock.wait(9_999);
  after.receive({ type: "joined", at: after.clock.now() });
  after.receive({ type: "call.ended", at: 1_061_000 });
  expect(listenedFor(after.now())).toBe(61_000);
});

test("keeps the rest of the ten seconds on reload while joining and leaves again on reload while leaving", async () => {
  const before = await joining();
  const after = startSupervision({
    now: before.clock.now() + 4_000,
    record: supervisionRecord(before.now()),
  });
  after.clock.wait(5_999);
  expect(after.state()).toEqual({ supervising: "joining" });
  after.clock.wait(1);
  expect(after.state()).toBe("leaving");
  const again = startSupervision({ record: supervisionRecord(after.now()) });
  expect(again.closing.inputs).toEqual([{ call: "c1", supervision: "s1" }]);
});

test("times out opening a supervision and accepting the terms after fifteen seconds", () => {
  const asking = startSupervision();
  asking.start();
  const accepting = startSupervision();
  accepting.start(call, { role: "admin", enabled: false, termsAccepted: false });
  accepting.send({ type: "terms.accepted" });
  for (const supervision of [asking, accepting]) supervision.clock.wait(14_999);
  expect([asking.state(), accepting.state()]).toEqual(["requesting", "accepting"]);
  for (const supervision of [asking, accepting]) supervision.clock.wait(1);
  expect([asking.state(), asking.problem(), accepting.state(), accepting.problem()]).toEqual([
    "off",
    "offline",
    "terms",
    "offline",
  ]);
  accepting.send({ type: "network.found" });
  expect(accepting.problem()).toBeNull();
});

test("nothing of a call is left once it is let go of", async () => {
  const closed = startSupervision();
  closed.start(call, { role: "admin", enabled: false, termsAccepted: false });
  closed.send({ type: "close" });
  const accepted = startSupervision();
  accepted.start(call, { role: "admin", enabled: false, termsAccepted: false });
  accepted.send({ type: "terms.accepted" });
  await accepted.terms.answer(done);
  const ending = startSupervision();
  ending.start(call, { role: "admin", enabled: false, termsAccepted: false });
  ending.send({ type: "session.ending" });
  const endingLater = startSupervision();
  endingLater.start(call, { role: "admin", enabled: false, termsAccepted: false });
  endingLater.send({ type: "terms.accepted" });
  endingLater.send({ type: "session.ending" });
  const refused = startSupervision();
  refused.start();
  await refused.opening.answer({ ...http(451), at: 1 });
  const left = await listening();
  left.send({ type: "leave" });
  await left.closing.answer(done);
  const over = await listening();
  over.receive({ type: "call.ended", at: 1_061_000 });
  over.send({ type: "session.ending" });
  for (const supervision of [closed, accepted, ending, endingLater, refused, left, over]) {
    const { call: of, supervision: id, startedAt, endedAt, deadline } = supervision.now().context;
    expect([supervision.state(), of, id, startedAt, endedAt, deadline]).toEqual([
      "off",
      null,
      null,
      null,
      null,
      null,
    ]);
  }
});

test("listens again without a deadline when a lost trail is rejoined", async () => {
  for (const signal of [{ type: "joined", at: 1_010_000 }, { type: "trail.found" }] as const) {
    const supervision = await listening();
    supervision.receive({ type: "trail.lost", at: supervision.clock.now() });
    supervision.receive(signal);
    expect([
      isListening(supervision.now()),
      supervision.now().context.deadline,
      supervision.now().context.startedAt,
    ]).toEqual([true, null, 1_000_000]);
  }
});

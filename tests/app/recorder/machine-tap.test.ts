import { expect, onTestFinished, test } from "vitest";
import {
  type AnyActor,
  type AnyStateMachine,
  createActor,
  fromEventObservable,
  SimulatedClock,
} from "xstate";
import { NEVER } from "rxjs";
import { type FeedSignal, liveFeedMachine } from "../../../machines/live-feed.ts";
import { loginMachine } from "../../../machines/login.ts";
import { sessionMachine } from "../../../machines/session.ts";
import type { RecordingTimer, RecordingTransition } from "../../../openapi/generated/recording.ts";
import { chartOf } from "../../../src/app/recorder/machine-desk.ts";
import { machineTap } from "../../../src/app/recorder/machine-tap.ts";
import { requests, settled } from "../../support/actors.ts";
import { retaken } from "../../support/retaken.ts";

const SECRET = "Sesame-1999-ñ";

/** Collects the records of an actor. */
function recording(actor: AnyActor, machine: AnyStateMachine) {
  const records: (RecordingTimer | RecordingTransition)[] = [];
  const tap = machineTap({ machine, number: 1, snapshot: actor.getSnapshot(), at: 7 }, (record) =>
    records.push(record),
  );
  const watching = actor.system.inspect(
    (did) => did.type === "@xstate.snapshot" && did.actorRef === actor && tap.did(did, 7),
  );
  onTestFinished(() => watching.unsubscribe());
  return () => {
    tap.flush();
    return { records, transitions: records.flatMap((record) => (record.k === "transition" ? [record] : [])) };
  };
}

function startLogin() {
  const posts = requests<never, { readonly email: string }>();
  const clock = new SimulatedClock();
  const machine = loginMachine.provide({
    actors: { postLogin: posts.logic as never },
    actions: { keepTokens: () => {} },
  });
  const login = createActor(machine, {
    clock,
    input: { redirect: `/users/${SECRET}`, elsewhere: `https://${SECRET}.example` },
  });
  return { posts, clock, machine, login };
}
const credentials = { email: `${SECRET}@example.com`, password: SECRET, remember: true, agreement: true };

test("a login is recorded so that the machine goes the same way again, and nothing that was typed is in it", async () => {
  const { posts, clock, machine, login } = startLogin();
  const recorded = recording(login, machine);
  login.start();
  login.send({ type: "submit", credentials: { ...credentials, password: "" } });
  login.send({ type: "submit", credentials });
  await posts.answer({ kind: "http", status: 412, at: 1 } as never);
  login.send({ type: "submit", credentials: { ...credentials, otp: "no code" } });
  login.send({ type: "submit", credentials: { ...credentials, otp: "493117" } });
  await posts.answer({ kind: "http", status: 410, at: 2, code: SECRET } as never);
  clock.increment(30_000);
  login.send({ type: "submit", credentials });
  await posts.answer({
    kind: "ok",
    at: 3,
    value: { level: 1, redirect: false, remember: true, accessToken: SECRET, refreshToken: SECRET },
  } as never);
  const { records, transitions } = recorded();
  expect(login.getSnapshot().value).toBe("arrived");
  expect(transitions.map(({ to }) => to)).toEqual([
    { form: "credentials" },
    { form: "credentials" },
    { submitting: "credentials" },
    { form: "otp" },
    { form: "otp" },
    { submitting: "otp" },
    { form: "locked" },
    { form: "credentials" },
    { submitting: "credentials" },
    "arrived",
  ]);
  const { recorded: went, taken } = retaken(machine, transitions);
  expect(taken).toEqual(went);
  expect(records.filter(({ k }) => k === "timer")).toEqual([
    { k: "timer", at: 7, machine: "login", actor: 1, timer: "xstate.after.countdown.login.form.locked" },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/Sesame|493117|no code/);
});

test("records a running session from its current state", async () => {
  const [renew, verify] = [requests(), requests()];
  const machine = sessionMachine.provide({
    actors: { renew: renew.logic as never, verify: verify.logic as never },
    actions: { dropTokens: () => {}, dropTokensSilently: () => {} },
  });
  const session = createActor(machine, { input: { hasToken: true } }).start();
  await renew.answer({ kind: "ok", value: null });
  const recorded = recording(session, machine);
  await verify.answer({ kind: "ok", value: { user: { firstname: SECRET }, abilities: [] } });
  session.send({ type: "holder.changed" });
  await verify.answer({ kind: "http", status: 401 });
  await renew.answer({ kind: "http", status: 500 });
  session.send({ type: "session.ended", reason: "password" });
  const { transitions } = recorded();
  expect(transitions[0]).toMatchObject({
    from: null,
    to: "verifying",
    context: { hasToken: true, holder: null },
  });
  expect(transitions.at(-1)).toMatchObject({
    event: { type: "session.ended", reason: "password" },
    to: "absent",
  });
  const { recorded: went, taken } = retaken(machine, transitions);
  expect(taken).toEqual(went);
  expect(JSON.stringify(transitions)).not.toContain("Sesame");
});

test("writes one record for repeated events, with their count", () => {
  const machine = liveFeedMachine.provide({
    actors: {
      signals: fromEventObservable<FeedSignal, undefined>(() => NEVER),
      polling: fromEventObservable<FeedSignal, undefined>(() => NEVER),
    },
    actions: { greet: () => {}, reconnect: () => {}, askForToken: () => {} },
  });
  const clock = new SimulatedClock();
  const feed = createActor(machine, { clock }).start();
  const recorded = recording(feed, machine);
  feed.send({ type: "socket.opened", at: 1 });
  clock.increment(1_000);
  feed.send({ type: "stream.whole", at: 2 });
  for (let at = 3; at < 50; at++) feed.send({ type: "socket.heard", at });
  feed.send({ type: "socket.closed", reason: "transport close", at: 50 });
  for (let at = 51; at < 60; at++) feed.send({ type: "socket.failed", at });
  const { transitions } = recorded();
  expect(transitions.map(({ event, times = 1 }) => [event.type, times])).toEqual([
    ["xstate.init", 1],
    ["socket.opened", 1],
    ["xstate.after.ready.liveFeed.settling", 1],
    ["stream.whole", 1],
    ["socket.heard", 47],
    ["socket.closed", 1],
    ["socket.failed", 4],
    ["socket.failed", 1],
  ]);
  expect(transitions.at(-1)?.to).toEqual({ polling: "asking" });
  const { recorded: went, taken } = retaken(machine, transitions);
  expect(taken).toEqual(went);
});

test("identifies a chart by its content, wherever it was built", async () => {
  const { machine } = startLogin();
  expect(chartOf(machine, "1.0")).toEqual({ ...chartOf(loginMachine, "1.0"), id: "login", version: "1.0" });
  expect(chartOf(machine, "1.0").hash).not.toBe(chartOf(sessionMachine, "1.0").hash);
  await settled();
});

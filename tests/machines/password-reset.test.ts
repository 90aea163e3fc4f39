import { expect, onTestFinished, test } from "vitest";
import { createActor } from "xstate";
import type { Outcome } from "../../machines/request-outcome.ts";
import {
  isBusy,
  passwordResetMachine,
  resetFaults,
  resetPlace,
  resetProblem,
  resetRecord,
} from "../../machines/password-reset.ts";
import type { ResetInput, ResetKind } from "../../machines/password-reset-setup.ts";
import { requests } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

type Requested = Outcome<{ request: string }> & { readonly at: number };
const strong = "Correct-1!";
const done: Outcome<null> = { kind: "ok", value: null };
const http = (status: number, code?: string): Outcome<never> => ({
  kind: "http",
  status,
  ...(code !== undefined && { code }),
});

function startReset(input: Partial<ResetInput> = {}) {
  const clock = new DueClock(1_000_000);
  const request = requests<Requested, { email: string; kind: ResetKind; replaces: string | null }>();
  const pin = requests<Outcome<null>, { request: string; pin: string }>();
  const link = requests<Outcome<{ kind: ResetKind }>>();
  const save = requests<Outcome<null>, { kind: ResetKind; password: string; agreement: boolean }>();
  let changes = 0;
  const machine = passwordResetMachine.provide({
    actors: { request: request.logic, checkPin: pin.logic, checkLink: link.logic, save: save.logic },
    actions: { announceChange: () => void changes++ },
  });
  const actor = createActor(machine, {
    clock,
    input: { kind: "reset", byLink: false, hasGrant: false, now: clock.now(), ...input },
  });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    clock,
    request,
    pin,
    link,
    save,
    changes: () => changes,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot(),
    place: () => resetPlace(actor.getSnapshot()),
    problem: () => resetProblem(actor.getSnapshot()),
    requested: () => request.answer({ kind: "ok", value: { request: "r1" }, at: clock.now() }),
    refused: (status: number, code?: string) => request.answer({ ...http(status, code), at: clock.now() }),
    choose: (password: string, repeat = password, agreement = false) =>
      actor.send({ type: "password.chosen", chosen: { password, repeat, agreement } }),
  };
}

async function atThePin(input: Partial<ResetInput> = {}) {
  const reset = startReset(input);
  reset.send({ type: "link.wanted", email: "ana@example.com" });
  await reset.requested();
  return reset;
}

async function atThePassword(input: Partial<ResetInput> = {}) {
  const reset = await atThePin(input);
  reset.send({ type: "pin.entered", pin: "12345678" });
  await reset.pin.answer(done);
  return reset;
}

test("sets the password after email and PIN, notifies the session and returns to sign-in", async () => {
  const reset = startReset();
  reset.send({ type: "link.wanted", email: " Ana@Example.com " });
  expect(isBusy(reset.now())).toBe(true);
  await reset.requested();
  reset.send({ type: "pin.entered", pin: "1234 5678" });
  await reset.pin.answer(done);
  reset.choose(strong);
  await reset.save.answer(done);
  expect(reset.request.inputs).toEqual([{ email: "ana@example.com", kind: "reset", replaces: null }]);
  expect(reset.pin.inputs).toEqual([{ request: "r1", pin: "12345678" }]);
  expect(reset.save.inputs).toEqual([{ kind: "reset", password: strong, agreement: false }]);
  expect(reset.place()).toBe("done");
  expect(reset.changes()).toBe(1);
  expect(reset.now().context.request).toBeNull();
  reset.send({ type: "toLogin" });
  expect(reset.now().output).toEqual({ go: "/login" });
});

test("allows no skipped step: an unrequested PIN or password is not sent", async () => {
  const reset = startReset();
  reset.send({ type: "pin.entered", pin: "12345678" });
  reset.choose(strong);
  expect(reset.place()).toBe("email");
  const later = await atThePin();
  later.choose(strong);
  expect(later.place()).toBe("pin");
  expect([...reset.pin.inputs, ...reset.save.inputs, ...later.save.inputs]).toEqual([]);
});

test("lets an invited user set the first password and accept the terms without ending a session", async () => {
  const reset = startReset({ byLink: true });
  await reset.link.answer({ kind: "ok", value: { kind: "activation" } });
  reset.choose(strong);
  expect(resetFaults(reset.now())).toEqual(["terms"]);
  reset.choose(strong, strong, true);
  await reset.save.answer(done);
  expect(reset.save.inputs).toEqual([{ kind: "activation", password: strong, agreement: true }]);
  expect(reset.place()).toBe("done");
  expect(reset.changes()).toBe(0);
});

test.each([
  ["Aa1!x", "Aa1!x", ["short"]],
  ["Aaaaaaaa", "Aaaaaaaa", ["policy"]],
  [strong, "Correct-2!", ["mismatch"]],
  ["a", "b", ["short", "mismatch"]],
])(
  "names the faults of password %j, repeated as %j, and does not send it",
  async (password, repeat, faults) => {
    const reset = await atThePassword();
    reset.choose(password, repeat);
    expect(resetFaults(reset.now())).toEqual(faults);
    expect(reset.save.inputs).toEqual([]);
  },
);

test("the fifth wrong PIN ends the request, the fourth does not", async () => {
  const reset = await atThePin();
  for (let tried = 1; tried <= 4; tried++) {
    reset.send({ type: "pin.entered", pin: "00000000" });
    await reset.pin.answer(http(401, "pin-wrong"));
    expect([reset.place(), reset.problem()]).toEqual(["pin", "pin"]);
  }
  reset.send({ type: "pin.entered", pin: "00000000" });
  await reset.pin.answer(http(401, "pin-wrong"));
  expect([reset.place(), reset.problem()]).toEqual(["email", "tries"]);
  expect(reset.now().context.request).toBeNull();
});

test("another mail may be asked for a minute after the last one, not a millisecond before", async () => {
  const reset = await atThePin();
  reset.send({ type: "resend", at: reset.clock.now() + 59_999 });
  expect(reset.request.inputs).toHaveLength(1);
  reset.send({ type: "resend", at: reset.clock.now() + 60_000 });
  expect(reset.request.inputs).toHaveLength(2);
  expect(reset.request.inputs.at(-1)).toMatchObject({ replaces: "r1" });
  await reset.requested();
  expect(reset.place()).toBe("pin");
});

test("shows a one-minute wait on a rate limit by network and keeps the step", async () => {
  const reset = startReset();
  reset.send({ type: "link.wanted", email: "ana@example.com" });
  await reset.refused(429, "too-many-requests");
  expect([reset.place(), reset.problem()]).toEqual(["email", "tooOften"]);
});

test("blocks requests after too many links and reopens after exactly twenty-four hours", async () => {
  const reset = startReset();
  reset.send({ type: "link.wanted", email: "ana@example.com" });
  await reset.refused(429, "too-many-links");
  expect([reset.place(), reset.problem()]).toEqual(["tooMany", "tooManyLinks"]);
  reset.clock.wait(86_399_999);
  expect(reset.place()).toBe("tooMany");
  reset.clock.wait(1);
  expect([reset.place(), reset.problem()]).toEqual(["email", null]);
  expect(reset.request.inputs).toHaveLength(1);
});

test("keeps the rest of the twenty-four hours on reload and opens immediately when none is left", async () => {
  const before = startReset();
  before.send({ type: "link.wanted", email: "ana@example.com" });
  await before.refused(429);
  const record = resetRecord(before.now());
  const after = startReset({ now: before.clock.now() + 86_000_000, record });
  after.clock.wait(399_999);
  expect(after.place()).toBe("tooMany");
  after.clock.wait(1);
  expect(after.place()).toBe("email");
  const late = startReset({ now: before.clock.now() + 90_000_000, record });
  late.clock.wait(0);
  expect(late.place()).toBe("email");
});

test("allows going back to the PIN step after hitting the limit", async () => {
  const reset = await atThePin();
  reset.send({ type: "resend", at: reset.clock.now() + 60_000 });
  await reset.refused(429);
  reset.send({ type: "back" });
  expect([reset.place(), reset.problem()]).toEqual(["pin", null]);
  reset.send({ type: "resend", at: reset.clock.now() + 60_000 });
  await reset.refused(429);
  reset.clock.wait(86_400_000);
  expect([reset.place(), reset.now().context.request]).toEqual(["email", null]);
});

test("returns to the PIN of an active request for the same email and reports one begun elsewhere", async () => {
  const reset = await atThePin();
  reset.send({ type: "back" });
  reset.send({ type: "link.wanted", email: "ANA@example.com" });
  await reset.refused(409, "reset-active");
  expect([reset.place(), reset.problem()]).toEqual(["pin", "activeRequest"]);
  reset.send({ type: "back" });
  reset.send({ type: "link.wanted", email: "berta@example.com" });
  await reset.refused(409, "reset-active");
  expect([reset.place(), reset.problem()]).toEqual(["email", "activeRequest"]);
});

test.each([
  [400, "invalidUrl", "linkUnknown"],
  [404, "invalidUrl", "linkUnknown"],
  [409, "activated", "alreadyActivated"],
  [410, "expired", "linkExpired"],
  [500, "linkUnanswered", "unknown"],
])("handles answer %i to a link: leads to %s with problem %s", async (status, place, problem) => {
  const reset = startReset({ byLink: true });
  await reset.link.answer(http(status));
  expect([reset.place(), reset.problem()]).toEqual([place, problem]);
});

test.each([
  [http(422, "weak-password"), "newPassword", "weak"],
  [http(400, "password-policy"), "newPassword", "policy"],
  [http(422), "newPassword", "policy"],
  [http(400, "terms-not-accepted"), "newPassword", "terms"],
  [http(409, "already-activated"), "activated", "alreadyActivated"],
  [http(410, "link-expired"), "expired", "linkExpired"],
  [{ kind: "net" } as const, "newPassword", "offline"],
  [http(503), "newPassword", "unknown"],
])(
  "handles the answer %j to a new password: leads to %s with problem %s",
  async (outcome, place, problem) => {
    const reset = await atThePassword();
    reset.choose(strong);
    await reset.save.answer(outcome);
    expect([reset.place(), reset.problem()]).toEqual([place, problem]);
  },
);

test("an account that is activated already cannot ask for another link", async () => {
  const reset = startReset({ kind: "activation" });
  reset.send({ type: "link.wanted", email: "ana@example.com" });
  await reset.refused(409, "already-activated");
  reset.send({ type: "newLink" });
  reset.send({ type: "link.wanted", email: "ana@example.com" });
  expect(reset.place()).toBe("activated");
  expect(reset.request.inputs).toHaveLength(1);
});

test("checks an unchecked link again when the network is back", async () => {
  const reset = startReset({ byLink: true });
  reset.clock.wait(15_000);
  expect([reset.place(), reset.problem()]).toEqual(["linkUnanswered", "offline"]);
  reset.send({ type: "network.found" });
  expect(reset.link.inputs).toHaveLength(2);
});

test("sends nothing twice on reload while setting the password and restarts without a grant", async () => {
  const reset = await atThePassword();
  reset.choose(strong);
  const record = resetRecord(reset.now());
  const after = startReset({ hasGrant: true, record });
  expect([after.place(), after.problem()]).toEqual(["newPassword", "interrupted"]);
  expect(after.save.inputs).toEqual([]);
  const without = startReset({ hasGrant: false, record });
  expect([without.place(), without.problem()]).toEqual(["email", "interrupted"]);
});

test("keeps an opened link apart from a reset begun earlier by email", async () => {
  const record = resetRecord((await atThePin()).now());
  expect(startReset({ byLink: true, record }).place()).toBe("checkingLink");
});

test("an answer that comes after the person left is not listened to", async () => {
  const reset = startReset();
  reset.send({ type: "link.wanted", email: "ana@example.com" });
  reset.send({ type: "cancel" });
  await reset.requested();
  expect(reset.place()).toBe("email");
});

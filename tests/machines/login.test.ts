import { expect, onTestFinished, test } from "vitest";
import { createActor } from "xstate";
import { asksForCode, isBusy, isLocked, loginMachine, noticeOf } from "../../machines/login.ts";
import type { Answered, Credentials } from "../../machines/login-context.ts";
import type { Failure } from "../../machines/request-outcome.ts";
import { requests, steppedClock } from "../support/actors.ts";

const right: Credentials = {
  email: "ana@example.com",
  password: "Correct-1!",
  remember: false,
  agreement: true,
};
const tokens = { accessToken: "a", refreshToken: "r", level: 2, redirect: false, remember: false };
const ok = (value: object): Answered => ({ kind: "ok", value: { ...tokens, ...value }, at: 1_000 });
const status = (code: number): Answered => ({ kind: "http", status: code, at: 1_000 });
const failed = (failure: Failure): Answered => ({ ...failure, at: 1_000 });

function startLogin(elsewhere = "https://console.example") {
  const post = requests<Answered, Credentials>();
  const { clock, wait } = steppedClock();
  const kept: Answered[] = [];
  const machine = loginMachine.provide({
    actors: { postLogin: post.logic },
    actions: { keepTokens: (_, { outcome }) => void kept.push(outcome) },
  });
  const actor = createActor(machine, { clock, input: { redirect: "/monitor", elsewhere } });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    ...post,
    wait,
    kept,
    now: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
    problem: () => actor.getSnapshot().context.problem,
    missing: () => actor.getSnapshot().context.missing,
    submit: (credentials: Partial<Credentials> = {}) =>
      actor.send({ type: "submit", credentials: { ...right, ...credentials } }),
    know: (elsewhere: string) => actor.send({ type: "elsewhere.known", elsewhere }),
    say: (type: "cancel" | "edit" | "back" | "now" | "stay" | "network.found") => actor.send({ type }),
  };
}

async function atTheCode() {
  const login = startLogin();
  login.submit();
  await login.answer(status(412));
  return login;
}

test("sends nothing before email, password and terms are given, and names each missing one", () => {
  const login = startLogin();
  login.submit({ email: " ", password: "", agreement: false });
  expect(login.state()).toEqual({ form: "credentials" });
  expect(login.missing()).toEqual(["email", "password", "terms"]);
  expect(login.inputs).toEqual([]);
});

test("right credentials arrive where the person wanted to go, and the tokens are handed on", async () => {
  const login = startLogin();
  login.submit();
  expect(isBusy(login.now())).toBe(true);
  await login.answer(ok({}));
  expect(login.kept).toHaveLength(1);
  expect(login.now().output).toEqual({ go: "/monitor" });
});

test("keeps no secret in the machine during and after a request", async () => {
  const login = startLogin();
  login.submit({ otp: "123456" });
  await login.answer(ok({}));
  expect(JSON.stringify(login.now().context)).not.toMatch(/Correct-1!|123456|"a"|"r"/);
});

test.each([
  [400, "credentials", "terms"],
  [401, "credentials", "credentials"],
  [402, "credentials", "subscription"],
  [403, "credentials", "address"],
  [410, "locked", "attempts"],
  [412, "otp", null],
  [423, "credentials", "sessionExpired"],
  [404, "credentials", "unknown"],
  [429, "credentials", "attempts"],
  [500, "credentials", "server"],
  [503, "credentials", "server"],
] as const)("handles answer %i to a password: leads to %s with notice %s", async (code, step, problem) => {
  const login = startLogin();
  login.submit();
  await login.answer(status(code));
  expect(login.state()).toEqual({ form: step });
  expect(login.problem()).toBe(problem);
});

test.each([
  [400, "otp", "terms"],
  [401, "otp", "secondFactor"],
  [402, "credentials", "subscription"],
  [403, "credentials", "address"],
  [410, "locked", "attempts"],
  [412, "otp", "codeExpired"],
  [423, "credentials", "sessionExpired"],
  [418, "otp", "unknown"],
  [502, "otp", "server"],
] as const)("handles answer %i to a code: leads to %s with notice %s", async (code, step, problem) => {
  const login = await atTheCode();
  login.submit({ otp: "123456" });
  await login.answer(status(code));
  expect(login.state()).toEqual({ form: step });
  expect(login.problem()).toBe(problem);
});

test("a code has six digits, or is a backup code", async () => {
  const login = await atTheCode();
  login.submit({ otp: "12345" });
  expect(login.missing()).toEqual(["otp"]);
  login.submit({ otp: "ABCD-EFGH-1234" });
  expect(asksForCode(login.now())).toBe(true);
  expect(login.inputs.at(-1)?.otp).toBe("ABCD-EFGH-1234");
});

test.each([failed({ kind: "net" }), failed({ kind: "timeout" })])(
  "shows no connection when there is no answer and clears it when the network is back",
  async (outcome) => {
    const login = startLogin();
    login.submit();
    await login.answer(outcome);
    expect(login.problem()).toBe("offline");
    login.say("network.found");
    expect(login.problem()).toBeNull();
  },
);

test("a wrong password is not forgotten because the network came back", async () => {
  const login = startLogin();
  login.submit();
  await login.answer(status(401));
  login.say("network.found");
  expect(login.problem()).toBe("credentials");
});

test("does not sign in on a malformed answer or one without tokens", async () => {
  for (const outcome of [
    failed({ kind: "bad-body" }),
    ok({ accessToken: undefined }),
    ok({ refreshToken: "" }),
  ]) {
    const login = startLogin();
    login.submit();
    await login.answer(outcome);
    expect(login.state()).toEqual({ form: "credentials" });
    expect(login.problem()).toBe("unknown");
    expect(login.kept).toEqual([]);
  }
});

test("shows a timeout after fifteen seconds and ignores a late answer", async () => {
  const login = startLogin();
  login.submit();
  login.wait(14_999);
  expect(isBusy(login.now())).toBe(true);
  login.wait(1);
  expect(login.problem()).toBe("offline");
  await login.answer(ok({}));
  expect(login.kept).toEqual([]);
});

test("an agent is shown the way to the agent panel and gets there after ten seconds", async () => {
  const login = startLogin();
  login.submit();
  await login.answer(ok({ level: 5, redirect: true, location: "https://panel.example" }));
  expect(noticeOf(login.now())).toBe("agentNotice");
  expect(login.now().context.deadline).toBe(11_000);
  expect(login.kept).toEqual([]);
  login.wait(9_999);
  expect(login.now().status).toBe("active");
  login.wait(1);
  expect(login.now().output).toEqual({ leave: "https://panel.example" });
});

test("lets an agent leave immediately, or stay and sign in as another user", async () => {
  const hasty = startLogin();
  hasty.submit();
  await hasty.answer(ok({ level: 5, redirect: true, location: "https://panel.example" }));
  hasty.say("now");
  expect(hasty.now().output).toEqual({ leave: "https://panel.example" });

  const staying = startLogin();
  staying.submit();
  await staying.answer(ok({ level: 5, redirect: true, location: "https://panel.example" }));
  staying.say("stay");
  staying.submit();
  await staying.answer(ok({}));
  expect(staying.now().output).toEqual({ go: "/monitor" });
});

test("a level above four is refused, level four is not", async () => {
  const refused = startLogin();
  refused.submit();
  await refused.answer(ok({ level: 5 }));
  expect(noticeOf(refused.now())).toBe("levelRefused");
  expect(refused.kept).toEqual([]);
  refused.wait(4_999);
  expect(refused.now().status).toBe("active");
  refused.wait(1);
  expect(refused.now().output).toEqual({ leave: "https://console.example" });

  const allowed = startLogin();
  allowed.submit();
  await allowed.answer(ok({ level: 4 }));
  expect(allowed.now().output).toEqual({ go: "/monitor" });
});

test("after too many attempts the form waits thirty seconds, or until something is changed", async () => {
  const login = startLogin();
  login.submit();
  await login.answer(status(410));
  expect(isLocked(login.now())).toBe(true);
  login.submit();
  expect(login.inputs).toHaveLength(1);
  login.wait(30_000);
  expect(login.state()).toEqual({ form: "credentials" });
});

test("returns to the previous step on cancel and ignores the answer", async () => {
  const login = await atTheCode();
  login.submit({ otp: "123456" });
  login.say("cancel");
  expect(login.state()).toEqual({ form: "otp" });
  await login.answer(ok({}));
  expect(login.kept).toEqual([]);
  login.say("back");
  expect(login.state()).toEqual({ form: "credentials" });
});

test("the place for accounts that do not belong here may become known after the form was shown, or while it counts down", async () => {
  const early = startLogin();
  early.know("https://other.example");
  early.submit();
  await early.answer(ok({ level: 6 }));
  expect(early.now().context.target).toBe("https://other.example");

  const late = startLogin("");
  late.submit();
  await late.answer(ok({ level: 6 }));
  expect(late.now().context.target).toBe("");
  late.know("https://other.example");
  late.say("now");
  expect(late.now().output).toEqual({ leave: "https://other.example" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://panel.example", "http://"])(
  "refuses an agent location that is %s and shows a notice immediately",
  async (location) => {
    const login = startLogin();
    login.submit();
    await login.answer(ok({ level: 5, redirect: true, location }));
    expect([login.state(), login.problem(), login.now().context.target]).toEqual([
      { form: "credentials" },
      "nowhere",
      null,
    ]);
  },
);

test("shows a notice instead of leaving when the account has no agent location", async () => {
  const waiting = startLogin("");
  waiting.submit();
  await waiting.answer(ok({ level: 6 }));
  waiting.wait(4_999);
  expect(noticeOf(waiting.now())).toBe("levelRefused");
  waiting.wait(1);
  expect([waiting.state(), waiting.problem()]).toEqual([{ form: "credentials" }, "nowhere"]);

  const hasty = startLogin("");
  hasty.submit();
  await hasty.answer(ok({ level: 6 }));
  hasty.say("now");
  expect(hasty.problem()).toBe("nowhere");

  const late = startLogin("");
  late.submit();
  await late.answer(ok({ level: 6 }));
  late.know("javascript:alert(1)");
  expect(late.problem()).toBe("nowhere");
});

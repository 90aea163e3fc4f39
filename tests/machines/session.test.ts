import { expect, onTestFinished, test } from "vitest";
import { createActor } from "xstate";
import type { Failure, Outcome } from "../../machines/request-outcome.ts";
import { holderOf, isAbsent, isPresent } from "../../machines/session-selectors.ts";
import { type SessionHolder, type SessionSnapshot, sessionMachine } from "../../machines/session.ts";
import { configurationOf } from "../../server/people/account-configuration.ts";
import { requests, steppedClock } from "../support/actors.ts";

const endOf = (snapshot: SessionSnapshot) => snapshot.context.ended;
const isUndecided = (snapshot: SessionSnapshot) => !isPresent(snapshot) && !isAbsent(snapshot);

const holder: SessionHolder = {
  _id: "65a000000000000000000003",
  user: { _id: "65a000000000000000000001" },
  account: {
    _id: "65a000000000000000000002",
    name: "Demo",
    language: "en",
    timeZone: "Europe/Madrid",
    targets: {
      answerWithinSeconds: 20,
      serviceLevelPercent: 80,
      waiting: 10,
      longestWaitSeconds: 120,
      abandonedPercent: 5,
    },
    supervision: { enabled: false, termsAcceptedAt: null, termsAcceptedBy: null },
    configuration: configurationOf({}),
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    version: 1,
  },
  abilities: ["segments.read", "monitor.read"],
  features: [],
  principal: false,
};
const ok: Outcome<null> = { kind: "ok", value: null };
const verified: Outcome<SessionHolder> = { kind: "ok", value: holder };
const status = (code: number): Failure => ({ kind: "http", status: code });

function startSession(hasToken = true) {
  const renew = requests<Outcome<null>>();
  const verify = requests<Outcome<SessionHolder>>();
  const logout = requests<Outcome<null>>();
  const { clock, wait } = steppedClock();
  const dropped: string[] = [];
  const machine = sessionMachine.provide({
    actors: { renew: renew.logic, verify: verify.logic, logout: logout.logic },
    actions: {
      dropTokens: () => void dropped.push("and told"),
      dropTokensSilently: () => void dropped.push("silently"),
    },
  });
  const actor = createActor(machine, { clock, input: { hasToken } });
  onTestFinished(() => void actor.stop());
  actor.start();
  return {
    renew,
    verify,
    logout,
    wait,
    dropped,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot(),
  };
}

async function signedIn() {
  const session = startSession(false);
  session.send({ type: "login.arrived" });
  await session.verify.answer(verified);
  return session;
}

test("stays signed out without a token and sends no request", () => {
  const session = startSession(false);
  expect(isAbsent(session.now())).toBe(true);
  expect(session.renew.inputs).toHaveLength(0);
});

test("renews and verifies a stored token before signing in", async () => {
  const session = startSession();
  expect(isUndecided(session.now())).toBe(true);
  await session.renew.answer(ok);
  expect(isUndecided(session.now())).toBe(true);
  await session.verify.answer(verified);
  expect(isPresent(session.now())).toBe(true);
  expect(holderOf(session.now())).toBe(holder);
  expect(holderOf(session.now())?.abilities).toContain("monitor.read");
  expect(holderOf(session.now())?.abilities).not.toContain("account.write");
});

test("drops a stored token that the platform refuses and shows that the session expired", async () => {
  const session = startSession();
  await session.renew.answer(status(401));
  expect(isAbsent(session.now())).toBe(true);
  expect(session.dropped).toEqual(["and told"]);
  expect(endOf(session.now())).toBe("expired");
});

test("a refused access token is renewed once, however many requests it was refused to", async () => {
  const session = await signedIn();
  for (let i = 0; i < 100; i++) session.send({ type: "token.refused" });
  expect(session.renew.inputs).toHaveLength(1);
  await session.renew.answer(ok);
  expect(isPresent(session.now())).toBe(true);
});

test.each([status(400), status(401), status(403), { kind: "bad-body" } as const])(
  "the platform's no to a renewal ends the session",
  async (outcome) => {
    const session = await signedIn();
    session.send({ type: "token.refused" });
    await session.renew.answer(outcome);
    expect(isAbsent(session.now())).toBe(true);
    expect(holderOf(session.now())).toBeNull();
    expect(endOf(session.now())).toBe("expired");
  },
);

test("keeps the session while the platform is away: five attempts five seconds apart, then every thirty", async () => {
  const session = await signedIn();
  session.send({ type: "token.refused" });
  for (let attempt = 1; attempt <= 4; attempt++) {
    await session.renew.answer(attempt % 2 ? { kind: "net" } : status(503));
    session.wait(4_999);
    expect(session.renew.inputs).toHaveLength(attempt);
    session.wait(1);
    expect(session.renew.inputs).toHaveLength(attempt + 1);
  }
  await session.renew.answer({ kind: "timeout" });
  session.wait(29_999);
  expect(session.renew.inputs).toHaveLength(5);
  session.wait(1);
  expect(session.renew.inputs).toHaveLength(6);
  await session.renew.answer(ok);
  expect(session.now().matches({ present: "fresh" })).toBe(true);
});

test("retries immediately when the network is back", async () => {
  const session = await signedIn();
  session.send({ type: "token.refused" });
  await session.renew.answer({ kind: "net" });
  session.send({ type: "network.found" });
  expect(session.renew.inputs).toHaveLength(2);
});

test("signs out whether the platform accepts, refuses or does not answer", async () => {
  const answered = await signedIn();
  answered.send({ type: "logout.wanted" });
  await answered.logout.answer(status(500));
  const silent = await signedIn();
  silent.send({ type: "logout.wanted" });
  silent.wait(5_000);
  for (const session of [answered, silent]) {
    expect(isAbsent(session.now())).toBe(true);
    expect(session.dropped).toEqual(["and told"]);
    expect(endOf(session.now())).toBe("signedOut");
  }
});

test("signs out here when signed out in another tab, without a second notice", async () => {
  const session = await signedIn();
  session.send({ type: "elsewhere.left" });
  expect(session.dropped).toEqual(["silently"]);
  expect(endOf(session.now())).toBe("elsewhere");
});

test("signs in here when signed in in another tab", async () => {
  const session = startSession(false);
  session.send({ type: "elsewhere.arrived" });
  await session.renew.answer(ok);
  await session.verify.answer(verified);
  expect(isPresent(session.now())).toBe(true);
  expect(endOf(session.now())).toBeNull();
});

test.each([
  ["password", "password"],
  ["revoked", "revoked"],
  ["logout", "elsewhere"],
  ["expired", "expired"],
] as const)(
  "ends a session that the platform ended (%s) immediately and shows the reason",
  async (reason, notice) => {
    const session = await signedIn();
    session.send({ type: "session.ended", reason });
    expect(isAbsent(session.now())).toBe(true);
    expect(session.dropped).toEqual(["and told"]);
    expect(endOf(session.now())).toBe(notice);
  },
);

test("reports an idle session as such for any request", async () => {
  const opening = startSession();
  await opening.renew.answer(status(423));
  const verifying = startSession(false);
  verifying.send({ type: "login.arrived" });
  await verifying.verify.answer(status(423));
  const renewing = await signedIn();
  renewing.send({ type: "token.refused" });
  await renewing.renew.answer(status(423));
  expect([opening, verifying, renewing].map((session) => endOf(session.now()))).toEqual([
    "overdue",
    "overdue",
    "overdue",
  ]);
});

test("takes over the user of another session claimed while signed in", async () => {
  const session = await signedIn();
  session.send({ type: "login.arrived" });
  await session.verify.answer({
    kind: "ok",
    value: { ...holder, user: { _id: "65a000000000000000000009" } },
  });
  expect(holderOf(session.now())?.user._id).toBe("65a000000000000000000009");
});

test("stays signed out when another tab signed out during opening", async () => {
  const session = startSession();
  await session.renew.answer(ok);
  session.send({ type: "elsewhere.left" });
  await expect(session.verify.answer(verified)).resolves.toBeUndefined();
  expect(isAbsent(session.now())).toBe(true);
});

test("a platform that cannot say who is there is asked again, and the token kept", async () => {
  const session = startSession();
  await session.renew.answer(ok);
  await session.verify.answer(status(503));
  expect(session.dropped).toEqual([]);
  session.wait(5_000);
  await session.verify.answer(verified);
  expect(isPresent(session.now())).toBe(true);
});

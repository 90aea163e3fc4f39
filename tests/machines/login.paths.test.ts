import { expect, test } from "vitest";
import { keptOf, loginMachine } from "../../machines/login.ts";
import type { Answered, LoginKept, SsoAnswered } from "../../machines/login-context.ts";
import { loginRow } from "../support/login-rows.ts";
import { FAILURES, machinePaths } from "../support/machine-paths.ts";
import { question } from "../support/question.ts";
import refusals from "./login.refusals.json" with { type: "json" };

const input = { redirect: "/monitor", elsewhere: "https://console.example" };
const credentials = {
  email: "SECRET@mail.example",
  password: "SECRET-password",
  remember: true,
  agreement: true,
};
const tokens = {
  level: 1,
  accessToken: "SECRET-access",
  refreshToken: "SECRET-refresh",
  redirect: false,
  remember: true,
};
const timed = Object.fromEntries(
  Object.entries(FAILURES).map(([name, failure]) => [name, (at: number) => ({ ...failure, at })]),
);
const signedIn = {
  ...timed,
  tokens: (at: number): Answered => ({ kind: "ok", value: tokens, at }),
  agent: (at: number): Answered => ({
    kind: "ok",
    value: { ...tokens, level: 5, redirect: true, location: "https://panel.example" },
    at,
  }),
  "agent, nowhere": (at: number): Answered => ({
    kind: "ok",
    value: { ...tokens, level: 5, redirect: true, location: "data:text/html,x" },
    at,
  }),
  "level 5": (at: number): Answered => ({ kind: "ok", value: { ...tokens, level: 5 }, at }),
  "no tokens": (at: number): Answered => ({
    kind: "ok",
    value: { level: 1, redirect: false, remember: true },
    at,
  }),
};
/** Kept values of a reloaded page. */
const keptAs = (kept: (now: number) => LoginKept) => (now: number) => ({ ...input, kept: kept(now), now });

const graph = machinePaths({
  machine: loginMachine.provide({
    actors: {
      postLogin: question("postLogin"),
      claim: question("claim"),
      startSso: question("startSso"),
      giveFeedback: question("giveFeedback"),
    },
    actions: { keepTokens: () => {}, leaveFor: () => {} },
  }),
  starts: {
    form: input,
    claim: { ...input, claimId: "id" },
    feedback: { ...input, feedback: true },
    "feedback, signed in": { ...input, feedback: true, present: true },
    "kept: asked": keptAs(() => ({ kind: "asked", from: "credentials", claimId: null })),
    "kept: asked for the provider": keptAs(() => ({ kind: "asked", from: "enterprise", claimId: null })),
    "feedback, kept: asked": {
      ...input,
      feedback: true,
      kept: { kind: "asked", from: "credentials", claimId: null },
    },
    "feedback, kept: asked for the provider": {
      ...input,
      feedback: true,
      kept: { kind: "asked", from: "enterprise", claimId: null },
    },
    "kept: enterprise": keptAs(() => ({ kind: "enterprise" })),
    "kept: locked": keptAs((now) => ({ kind: "locked", deadline: now + 30_000 })),
    "kept: enterprise locked": keptAs((now) => ({ kind: "enterpriseLocked", deadline: now + 30_000 })),
    "kept: agent": keptAs((now) => ({
      kind: "agentNotice",
      deadline: now + 10_000,
      target: "https://panel.example",
    })),
    "kept: agent, nobody knows where to": keptAs((now) => ({
      kind: "agentNotice",
      deadline: now + 10_000,
      target: "",
    })),
    "kept: agent, nowhere": keptAs((now) => ({
      kind: "agentNotice",
      deadline: now + 10_000,
      target: "javascript:alert(1)",
    })),
    "kept: level, nobody knows where to": keptAs((now) => ({
      kind: "levelRefused",
      deadline: now + 5_000,
      target: "",
    })),
    "kept: level, nowhere": keptAs((now) => ({
      kind: "levelRefused",
      deadline: now + 5_000,
      target: "javascript:alert(1)",
    })),
    "kept: level": keptAs((now) => ({
      kind: "levelRefused",
      deadline: now + 5_000,
      target: "https://console.example",
    })),
  },
  events: {
    submit: { type: "submit", credentials },
    "submit nothing": {
      type: "submit",
      credentials: { email: "", password: "", remember: false, agreement: false },
    },
    "submit with a code": { type: "submit", credentials: { ...credentials, otp: "123456" } },
    cancel: { type: "cancel" },
    edit: { type: "edit" },
    back: { type: "back" },
    now: { type: "now" },
    stay: { type: "stay" },
    "enterprise wanted": { type: "enterprise.wanted" },
    "elsewhere is known": { type: "elsewhere.known", elsewhere: "https://console.example" },
    "network found": { type: "network.found" },
  },
  answers: {
    postLogin: signedIn,
    claim: signedIn,
    startSso: {
      ...timed,
      "the provider": (at: number): SsoAnswered => ({
        kind: "ok",
        value: { location: "https://idp.example/SECRET" },
        at,
      }),
    },
    giveFeedback: { ...FAILURES, done: { kind: "ok", value: null } },
  },
  reduced: ({ problem, missing, target, whole, claimId, feedback, present }) => ({
    problem,
    missing,
    target,
    whole,
    claimId,
    feedback,
    present,
  }),
  secret: /SECRET/,
  refusals,
  reload: {
    // The address holds the feedback target; a machine that reached its token is signed in.
    keep: (snapshot) => ({
      login: keptOf(snapshot),
      feedback: snapshot.context.feedback,
      present: snapshot.context.present || snapshot.matches("feedback"),
    }),
    restore: (kept, now) => {
      const { login, feedback, present } = kept as {
        login: LoginKept | null;
        feedback: boolean;
        present: boolean;
      };
      return { ...input, feedback, present, kept: login, now };
    },
    leadsTo: {
      agentNotice: "agentNotice",
      claiming: "form.credentials",
      feedback: "feedback",
      "form.credentials": "form.credentials",
      "form.enterprise": "form.enterprise",
      "form.enterpriseLocked": "form.enterpriseLocked",
      "form.locked": "form.locked",
      "form.otp": "form.credentials",
      levelRefused: "levelRefused",
      "sso.asking": "form.enterprise",
      "sso.leaving": "form.enterprise",
      "submitting.credentials": "form.credentials",
      "submitting.otp": "form.credentials",
    },
    repeatable: ["giveFeedback"],
  },
});

test.each([
  ["credentials", "submitting.credentials", "postLogin"],
  ["otp", "submitting.otp", "postLogin"],
  ["enterprise", "sso.asking", "startSso"],
  ["claim", "claiming", "claim"],
] as const)("follows the specification for every answer to %s", (origin, state, name) => {
  const asking = [...graph().places.values()].filter((place) => place.name === state);
  expect(asking.length).toBeGreaterThan(0);
  for (const place of asking) {
    const led = (answer: string) => {
      const next = graph().places.get(place.moves.get(`${name} ${answer}`) ?? "");
      const { problem } = (next?.context ?? { problem: "nothing" }) as { problem: string | null };
      return [next?.name, problem];
    };
    for (const [answer, failure] of Object.entries(FAILURES))
      expect([answer, ...led(answer)]).toEqual([answer, ...loginRow(failure, origin)]);
    if (origin === "enterprise") expect(led("the provider")).toEqual(["sso.leaving", null]);
    else {
      expect(led("agent")).toEqual(["agentNotice", null]);
      expect(led("agent, nowhere")).toEqual(["form.credentials", "nowhere"]);
      expect(led("level 5")).toEqual(["levelRefused", null]);
      expect(led("no tokens")).toEqual(["form.credentials", "unknown"]);
      expect(["arrived", "feedback"]).toContain(led("tokens")[0]);
    }
  }
});

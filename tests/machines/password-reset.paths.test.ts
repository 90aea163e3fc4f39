import { expect, test } from "vitest";
import type { Outcome } from "../../machines/request-outcome.ts";
import { passwordResetMachine, resetRecord } from "../../machines/password-reset.ts";
import type {
  ResetFault,
  ResetInput,
  ResetPlace,
  ResetProblem,
  ResetRecord,
} from "../../machines/password-reset-setup.ts";
import { FAILURES, machinePaths } from "../support/machine-paths.ts";
import { waysOf } from "../support/machine-ways.ts";
import { question } from "../support/question.ts";
import refusals from "./password-reset.refusals.json" with { type: "json" };
import ways from "./password-reset.ways.json" with { type: "json" };

const chosen = { password: "SECRET-password-1", repeat: "SECRET-password-1", agreement: true };
const problems = [
  "linkUnknown",
  "linkExpired",
  "policy",
  "weak",
  "tooManyLinks",
  "tooOften",
  "alreadyActivated",
  "activeRequest",
  "pin",
  "tries",
  "unknown",
  "terms",
  "offline",
  "interrupted",
] as const satisfies ResetProblem[];
const faults = ["email", "pin", "short", "policy", "mismatch", "terms"] as const satisfies ResetFault[];
const kinds = ["reset", "activation"] as const;
const opened =
  (part: Partial<ResetInput>) =>
  (now: number): ResetInput => ({ kind: "reset", byLink: false, hasGrant: false, now, ...part });
const record: ResetRecord = {
  kind: "reset",
  byLink: false,
  place: "pin",
  email: "ana@example.com",
  request: { id: "r1", email: "ana@example.com" },
  tries: 0,
  resendAt: null,
  deadline: null,
  problem: null,
};
const kept = (part: Partial<ResetRecord>, input: Partial<ResetInput> = {}) =>
  opened({ byLink: part.byLink ?? false, hasGrant: true, record: { ...record, ...part }, ...input });

const coded = (status: number, code: string): Outcome<never> => ({ kind: "http", status, code });
const failures = {
  ...FAILURES,
  "weak-password": coded(422, "weak-password"),
  "password-policy": coded(400, "password-policy"),
  "terms-not-accepted": coded(400, "terms-not-accepted"),
  "already-activated": coded(409, "already-activated"),
  "reset-active": coded(409, "reset-active"),
  "too-many-requests": coded(429, "too-many-requests"),
  "pin-wrong": coded(400, "pin-wrong"),
};
const timed = Object.fromEntries(
  Object.entries(failures).map(([name, failure]) => [name, (at: number) => ({ ...failure, at })]),
);

const settledPlaces: ResetPlace[] = [
  "email",
  "pin",
  "newPassword",
  "linkUnanswered",
  "invalidUrl",
  "expired",
  "activated",
  "done",
];
const starts = {
  "by e-mail": opened({}),
  "by a link": opened({ byLink: true }),
  "activation by e-mail": opened({ kind: "activation" }),
  ...Object.fromEntries(
    settledPlaces.map((place) => [`kept in ${place}`, kept({ place, byLink: place === "linkUnanswered" })]),
  ),
  "kept among too many": (now: number) => kept({ place: "tooMany", deadline: now + 1_000 })(now),
  "kept in newPassword, the grant lost": kept({ place: "newPassword" }, { hasGrant: false }),
  "kept in newPassword by a link, the grant lost": kept(
    { place: "newPassword", byLink: true },
    { hasGrant: false },
  ),
  "kept after four wrong PINs": kept({ place: "pin", tries: 4 }),
  ...Object.fromEntries(
    kinds.flatMap((kind) =>
      (["email", "pin", "newPassword", "linkUnanswered"] as const).flatMap((place) =>
        [null, record.request].flatMap((request) =>
          [0, 4].map((tries) => [
            `interrupted ${kind} in ${place}, ${request ? "known" : "unknown"}, ${tries}`,
            kept({ kind, place, request, tries, byLink: place === "linkUnanswered", problem: "interrupted" }),
          ]),
        ),
      ),
    ),
  ),
};

const graph = machinePaths({
  machine: passwordResetMachine.provide({
    actors: {
      request: question("request"),
      checkPin: question("checkPin"),
      checkLink: question("checkLink"),
      save: question("save"),
    },
    actions: { announceChange: () => {} },
  }),
  starts,
  events: {
    "link wanted": { type: "link.wanted", email: " Ana@example.com " },
    "link wanted for nobody": { type: "link.wanted", email: "ana" },
    "PIN entered": { type: "pin.entered", pin: "8765 4321" },
    "half a PIN entered": { type: "pin.entered", pin: "8765" },
    "password chosen": { type: "password.chosen", chosen },
    "password chosen without terms": { type: "password.chosen", chosen: { ...chosen, agreement: false } },
    "a short password chosen": {
      type: "password.chosen",
      chosen: { ...chosen, password: "SECR1", repeat: "SECR1" },
    },
    "a plain password chosen": {
      type: "password.chosen",
      chosen: { ...chosen, password: "SECRETS", repeat: "SECRETS" },
    },
    "two passwords chosen": { type: "password.chosen", chosen: { ...chosen, repeat: "SECRET" } },
    resend: (at) => ({ type: "resend" as const, at: at + 60_000 }),
    "resend at once": (at) => ({ type: "resend" as const, at: at - 1 }),
    newLink: { type: "newLink" },
    retry: { type: "retry" },
    back: { type: "back" },
    cancel: { type: "cancel" },
    edit: { type: "edit" },
    toLogin: { type: "toLogin" },
    "network found": { type: "network.found" },
  },
  answers: {
    request: { ...timed, ok: (at: number) => ({ kind: "ok", value: { request: "r1" }, at }) },
    checkPin: { ...failures, ok: { kind: "ok", value: null } },
    checkLink: {
      ...failures,
      "ok reset": { kind: "ok", value: { kind: "reset" } },
      "ok activation": { kind: "ok", value: { kind: "activation" } },
    },
    save: { ...failures, ok: { kind: "ok", value: null } },
  },
  reduced: ({ kind, problem, faults, request, tries }) => ({
    kind,
    problem,
    faults,
    known: request !== null,
    last: tries >= 4,
  }),
  secret: /SECR|8765/,
  refusals,
  reload: {
    keep: resetRecord,
    restore: (record, now): ResetInput => ({
      kind: "reset",
      byLink: (record as ResetRecord | null)?.byLink ?? false,
      hasGrant: true,
      now,
      record: record as ResetRecord | null,
    }),
    leadsTo: {
      email: "email",
      requesting: "email",
      pin: "pin",
      resending: "pin",
      checkingPin: "pin",
      checkingLink: "linkUnanswered",
      linkUnanswered: "linkUnanswered",
      newPassword: "newPassword",
      saving: "newPassword",
      invalidUrl: "invalidUrl",
      expired: "expired",
      tooMany: "tooMany",
      activated: "activated",
      done: "done",
    },
  },
});

test("reaches every password reset problem in some state", () => {
  const contexts = [...graph().places.values()].map(
    (place) => place.context as { problem: ResetProblem | null; faults: ResetFault[] },
  );
  const reached = new Set<string | null>(contexts.flatMap(({ problem, faults }) => [problem, ...faults]));
  expect([...problems, ...faults].filter((one) => !reached.has(one))).toEqual([]);
});

test("leads to the states and problems of the reviewed table", () => {
  const shown = (context: unknown) => {
    const { problem, faults } = context as { problem: ResetProblem | null; faults: ResetFault[] };
    return [...(problem ? [problem] : []), ...faults.map((fault) => `wrong ${fault}`)];
  };
  expect(waysOf(graph(), shown)).toEqual(ways);
});

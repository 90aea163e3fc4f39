import { expect, test } from "vitest";
import type { ObservableActorLogic } from "xstate";
import { supervisionMachine, supervisionRecord } from "../../machines/supervision.ts";
import type {
  SupervisionContext,
  SupervisionProblem,
  SupervisionRecord,
  SupervisionRights,
  TrailSignal,
} from "../../machines/supervision-context.ts";
import { FAILURES, machinePaths } from "../support/machine-paths.ts";
import { waysOf } from "../support/machine-ways.ts";
import { question } from "../support/question.ts";
import refusals from "./supervision.refusals.json" with { type: "json" };
import ways from "./supervision.ways.json" with { type: "json" };

const call = { id: "c1", answered: true, agent: "Ana" };
const open: SupervisionRights = { role: "supervisor", enabled: true, termsAccepted: true };
const timed = Object.fromEntries(
  Object.entries(FAILURES).map(([name, failure]) => [name, (at: number) => ({ ...failure, at })]),
);
const record: SupervisionRecord = {
  place: "off",
  call: null,
  supervision: null,
  startedAt: null,
  endedAt: null,
  deadline: null,
  accepted: false,
  problem: null,
};
const kept = (part: Partial<SupervisionRecord>) => (now: number) => ({ now, record: { ...record, ...part } });
const listening = { place: "joining", call, supervision: "s1" } as const;
const problems = [
  "notAnswered",
  "permission",
  "featureDisabled",
  "callEnded",
  "failed",
  "offline",
  "editFailed",
  "already",
  "interrupted",
] as const satisfies SupervisionProblem[];

/** Placeholder for any actor; the type declares a promise. */
const trail = question("trail") as unknown as ObservableActorLogic<
  TrailSignal,
  { call: string; supervision: string }
>;

const graph = machinePaths({
  machine: supervisionMachine.provide({
    actors: { open: question("open"), trail, close: question("close"), acceptTerms: question("acceptTerms") },
    actions: { refreshConfiguration: () => {} },
  }),
  starts: {
    off: (now) => ({ now }),
    interrupted: kept({ problem: "interrupted" }),
    "interrupted terms": kept({ place: "terms", call, problem: "interrupted" }),
    "listening before": kept({ ...listening, startedAt: 5 }),
    "listening before, told already": kept({ ...listening, startedAt: 5, problem: "already" }),
    "joining before": (now) => kept({ ...listening, deadline: now + 2_000 })(now),
    "joining before, without a supervision": kept({ place: "joining", call }),
    "leaving before": kept({ place: "leaving", call, supervision: "s1", problem: "featureDisabled" }),
    "leaving before, interrupted": (now) =>
      kept({
        place: "leaving",
        call,
        supervision: "s1",
        startedAt: 5,
        deadline: now + 2_000,
        problem: "failed",
      })(now),
    "over before": kept({ place: "ended", call, supervision: "s1", startedAt: 5, endedAt: 7 }),
  },
  events: {
    start: { type: "start", call, rights: open },
    "start, nobody answered": {
      type: "start",
      call: { ...call, answered: false, agent: null },
      rights: open,
    },
    "start, not allowed": { type: "start", call, rights: { ...open, role: "none" } },
    "start, feature off": { type: "start", call, rights: { ...open, enabled: false } },
    "start, terms open, by an administrator": {
      type: "start",
      call,
      rights: { role: "admin", enabled: true, termsAccepted: false },
    },
    "terms accepted": { type: "terms.accepted" },
    leave: { type: "leave" },
    close: { type: "close" },
    "config disabled": { type: "config.disabled" },
    "session ending": { type: "session.ending" },
    "network found": { type: "network.found" },
    joined: (at): TrailSignal => ({ type: "joined", at }),
    "trail lost": (at): TrailSignal => ({ type: "trail.lost", at }),
    "trail found": { type: "trail.found" },
    "transferred to Berta": (at): TrailSignal => ({ type: "call.transferred", agent: "Berta", at }),
    "transferred to nobody": (at): TrailSignal => ({ type: "call.transferred", agent: null, at }),
    "agent left": (at): TrailSignal => ({ type: "agent.left", at }),
    "call ended": (at): TrailSignal => ({ type: "call.ended", at }),
  },
  answers: {
    open: { ...timed, ok: (at: number) => ({ kind: "ok", value: { supervision: "s1" }, at }) },
    trail: { over: undefined },
    close: { ...FAILURES, ok: { kind: "ok", value: null } },
    acceptTerms: { ...FAILURES, ok: { kind: "ok", value: null } },
  },
  reduced: ({ call: of, supervision, withdrawn, startedAt, endedAt, accepted, problem }) => ({
    of: of?.agent ?? of?.id ?? null,
    supervision,
    withdrawn,
    started: startedAt !== null,
    ended: endedAt !== null,
    accepted,
    problem,
  }),
  secret: /SECRET/,
  refusals,
  reload: {
    keep: supervisionRecord,
    restore: (record, now) => ({ now, record: record as SupervisionRecord | null }),
    leadsTo: {
      off: "off",
      terms: "terms",
      accepting: "terms",
      requesting: "off",
      "supervising.joining": "supervising.joining",
      "supervising.listening": "supervising.joining",
      "supervising.interrupted": "supervising.joining",
      leaving: "leaving",
      ended: "ended",
    },
    repeatable: ["trail", "close"],
  },
});

test("reaches every supervision problem in some state", () => {
  const reached = new Set(
    [...graph().places.values()].map(
      (place) => (place.context as { problem: SupervisionProblem | null }).problem,
    ),
  );
  expect(problems.filter((problem) => !reached.has(problem))).toEqual([]);
});

test("leads to the states and problems of the reviewed table", () => {
  const shown = (context: unknown) => {
    const { problem, accepted } = context as Pick<SupervisionContext, "problem" | "accepted">;
    return [...(problem ? [problem] : []), ...(accepted ? ["accepted"] : [])];
  };
  expect(waysOf(graph(), shown)).toEqual(ways);
});

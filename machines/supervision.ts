// Live supervision of one call: terms, join, mode, leave.

import {
  type ActorRefFrom,
  assign,
  fromEventObservable,
  fromPromise,
  setup,
  type SnapshotFrom,
} from "xstate";
import {
  answered,
  hasStatus,
  notProvided,
  ok,
  type Outcome,
  outcomeGuards,
  outcomeOf,
  unanswered,
} from "./request-outcome.ts";
import {
  JOIN_WITHIN,
  PLACES,
  type SupervisedCall,
  supervisionContext,
  type SupervisionContext,
  type SupervisionPlace,
  type SupervisionProblem,
  type SupervisionRecord,
  type SupervisionRights,
  type TrailSignal,
} from "./supervision-context.ts";

type Opened = Outcome<{ readonly supervision: string }> & { readonly at: number };

type SupervisionEvent =
  | { type: "start"; call: SupervisedCall; rights: SupervisionRights }
  | { type: "terms.accepted" }
  | { type: "leave" }
  | { type: "close" }
  | { type: "config.disabled" }
  | { type: "session.ending" }
  | { type: "network.found" }
  | TrailSignal;

/** Timeout (ms) for reconnecting to a lost trail. */
const FOUND_WITHIN = 15_000;

const tell = (problem: SupervisionProblem) => ({ type: "tell" as const, params: { problem } });
const off = (problem: SupervisionProblem) => ({ target: "off", actions: [tell(problem), "letGo" as const] });
/** Transition for a failed request that the user has canceled. The error is not shown. */
const ifCanceled = { guard: "isWithdrawn", target: "off", actions: ["forget", "letGo"] } as const;
const when = ({ event }: { event: { at: number } }) => ({ at: event.at });
/** Transitions after leaving. If the call has ended or left its agent, the listening time is shown. */
const afterLeaving = [
  { guard: "isOver", target: "ended" },
  { target: "off", actions: "letGo" },
] as const;
const started = ({ event }: { event: { call: SupervisedCall; rights: SupervisionRights } }) => event;
const startTransitions = [
  { guard: { type: "isNotAnswered", params: started }, actions: tell("notAnswered") },
  { guard: { type: "isNotAllowed", params: started }, actions: tell("permission") },
  {
    guard: { type: "isEnabled", params: started },
    target: "#supervision.requesting",
    actions: { type: "choose", params: started },
  },
  {
    guard: { type: "mayEnable", params: started },
    target: "#supervision.terms",
    actions: ["forget", { type: "choose", params: started }],
  },
  { actions: tell("featureDisabled") },
] as const;

/**
 * Supervises one call at a time: requests the supervision, joins the trail of the call, listens and leaves.
 */
export const supervisionMachine = setup({
  types: {
    input: {} as { now: number; record?: SupervisionRecord | null },
    context: {} as SupervisionContext,
    events: {} as SupervisionEvent,
    tags: {} as "busy",
  },
  actors: {
    /** Requests the supervision of a call from the platform. */
    open: fromPromise<Opened, { call: string }>(notProvided("open")),
    trail: fromEventObservable<TrailSignal, { call: string; supervision: string }>(notProvided("trail")),
    close: fromPromise<Outcome<null>, { call: string; supervision: string }>(notProvided("close")),
    acceptTerms: fromPromise<Outcome<null>>(notProvided("acceptTerms")),
  },
  actions: {
    /** Provided: reloads the account's configuration. */
    refreshConfiguration: notProvided("refreshConfiguration"),
    tell: assign((_, { problem }: { problem: SupervisionProblem }) => ({ problem, accepted: false })),
    forget: assign({ problem: null, accepted: false }),
    choose: assign((_, { call }: { call: SupervisedCall }) => ({
      call,
      supervision: null,
      withdrawn: false,
      startedAt: null,
      endedAt: null,
    })),
    withdraw: assign({ withdrawn: true, problem: null }),
    noteAccepted: assign({ accepted: true, problem: null }),
    keepSupervision: assign((_, { outcome }: { outcome: Opened }) =>
      outcome.kind === "ok"
        ? { supervision: outcome.value.supervision, at: outcome.at, deadline: outcome.at + JOIN_WITHIN }
        : {},
    ),
    noteJoined: assign(({ context }, { at }: { at: number }) => ({
      startedAt: context.startedAt ?? at,
      deadline: null,
    })),
    noteLost: assign((_, { at }: { at: number }) => ({ at, deadline: at + FOUND_WITHIN })),
    noteFound: assign({ deadline: null }),
    noteAgent: assign(({ context }, { agent }: { agent: string | null }) => ({
      call: context.call && { ...context.call, agent },
    })),
    noteEnd: assign((_, { at }: { at: number }) => ({ endedAt: at, deadline: null })),
    letGo: assign({
      call: null,
      supervision: null,
      withdrawn: false,
      startedAt: null,
      endedAt: null,
      deadline: null,
    }),
  },
  guards: {
    ...outcomeGuards,
    startsAt: ({ context }, { place }: { place: SupervisionPlace }) => context.place === place,
    isNotAnswered: (_, { call }: { call: SupervisedCall }) => !call.answered,
    isNotAllowed: (_, { rights }: { rights: SupervisionRights }) => rights.role === "none",
    isEnabled: (_, { rights }: { rights: SupervisionRights }) => rights.enabled && rights.termsAccepted,
    mayEnable: (_, { rights }: { rights: SupervisionRights }) => rights.role === "admin",
    isWithdrawn: ({ context }) => context.withdrawn,
    isOpenedAfterCancel: ({ context }, { outcome }: { outcome: Outcome<unknown> }) =>
      outcome.kind === "ok" && context.withdrawn,
    isGone: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      hasStatus(outcome, 404) || hasStatus(outcome, 409) || hasStatus(outcome, 410),
    hasNoAgent: (_, { agent }: { agent: string | null }) => agent === null,
    isOver: ({ context }) => context.endedAt !== null,
    isOffline: ({ context }) => context.problem === "offline",
  },
  delays: {
    patience: 15_000,
    farewell: 3_000,
    rest: ({ context }) => Math.max(0, (context.deadline ?? 0) - context.at),
  },
}).createMachine({
  id: "supervision",
  context: ({ input }) => supervisionContext(input),
  initial: "starting",
  on: { "network.found": { guard: "isOffline", actions: "forget" } },
  states: {
    starting: {
      always: PLACES.map((place) => ({
        guard: { type: "startsAt" as const, params: { place } },
        target: place === "joining" ? "supervising" : place,
      })),
    },
    off: {
      on: {
        start: [...startTransitions],
        close: { actions: "forget" },
      },
    },
    /**
     * The feature is off or its terms are not accepted. Shows the terms to an administrator. Accepting them
     * also turns the feature on.
     */
    terms: {
      on: {
        "terms.accepted": "accepting",
        close: { target: "off", actions: ["forget", "letGo"] },
        "session.ending": { target: "off", actions: ["forget", "letGo"] },
      },
    },
    accepting: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "acceptTerms",
        onDone: [
          { guard: ok, target: "off", actions: ["refreshConfiguration", "noteAccepted", "letGo"] },
          { guard: answered(403), target: "terms", actions: tell("permission") },
          { guard: unanswered, target: "terms", actions: tell("offline") },
          { target: "terms", actions: tell("editFailed") },
        ],
        onError: { target: "terms", actions: tell("editFailed") },
      },
      after: { patience: { target: "terms", actions: tell("offline") } },
      on: { "session.ending": { target: "off", actions: ["forget", "letGo"] } },
    },
    requesting: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "open",
        input: ({ context }) => ({ call: context.call?.id ?? "" }),
        onDone: [
          // The user canceled during the request, so the newly opened supervision is ended.
          {
            guard: { type: "isOpenedAfterCancel", params: outcomeOf },
            target: "leaving",
            actions: [
              "forget",
              { type: "keepSupervision", params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          ifCanceled,
          {
            guard: ok,
            target: "supervising",
            actions: { type: "keepSupervision", params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: answered(451),
            target: "off",
            actions: [tell("featureDisabled"), "refreshConfiguration", "letGo"],
          },
          { guard: answered(403), ...off("permission") },
          { guard: { type: "isGone", params: outcomeOf }, ...off("callEnded") },
          { guard: unanswered, ...off("offline") },
          off("failed"),
        ],
        onError: off("failed"),
      },
      after: { patience: [ifCanceled, off("offline")] },
      on: {
        leave: { actions: "withdraw" },
        "session.ending": { actions: "withdraw" },
        start: { actions: tell("already") },
      },
    },
    supervising: {
      invoke: {
        src: "trail",
        input: ({ context }) => ({ call: context.call?.id ?? "", supervision: context.supervision ?? "" }),
        onDone: { target: "leaving", actions: tell("failed") },
        onError: { target: "leaving", actions: tell("failed") },
      },
      initial: "joining",
      on: {
        leave: { target: "leaving", actions: "forget" },
        "session.ending": { target: "leaving", actions: "forget" },
        "config.disabled": { target: "leaving", actions: [tell("featureDisabled"), "refreshConfiguration"] },
        "call.transferred": [
          {
            guard: { type: "hasNoAgent", params: ({ event }) => event },
            target: "leaving",
            actions: ["forget", { type: "noteEnd", params: when }],
          },
          { actions: { type: "noteAgent", params: ({ event }) => event } },
        ],
        "agent.left": { target: "leaving", actions: ["forget", { type: "noteEnd", params: when }] },
        "call.ended": { target: "ended", actions: ["forget", { type: "noteEnd", params: when }] },
        start: { actions: tell("already") },
        close: { actions: "forget" },
      },
      states: {
        joining: {
          after: { rest: { target: "#supervision.leaving", actions: tell("failed") } },
          on: { joined: { target: "listening", actions: { type: "noteJoined", params: when } } },
        },
        listening: {
          on: { "trail.lost": { target: "interrupted", actions: { type: "noteLost", params: when } } },
        },
        interrupted: {
          after: { rest: { target: "#supervision.leaving", actions: tell("failed") } },
          on: {
            "trail.found": { target: "listening", actions: "noteFound" },
            joined: { target: "listening", actions: "noteFound" },
          },
        },
      },
    },
    /**
     * Reports the end of the supervision to the platform, with a short timeout. The platform ends abandoned
     * supervisions automatically.
     */
    leaving: {
      tags: "busy",
      invoke: {
        src: "close",
        input: ({ context }) => ({ call: context.call?.id ?? "", supervision: context.supervision ?? "" }),
        onDone: [...afterLeaving],
        onError: [...afterLeaving],
      },
      after: { farewell: [...afterLeaving] },
    },
    ended: {
      on: {
        start: [...startTransitions],
        close: { target: "off", actions: ["forget", "letGo"] },
        "session.ending": { target: "off", actions: ["forget", "letGo"] },
      },
    },
  },
});

export type SupervisionRef = ActorRefFrom<typeof supervisionMachine>;
export type SupervisionSnapshot = SnapshotFrom<typeof supervisionMachine>;

export const isBusy = (snapshot: SupervisionSnapshot): boolean => snapshot.hasTag("busy");
export const isListening = (snapshot: SupervisionSnapshot): boolean =>
  snapshot.matches({ supervising: "listening" });
/** Returns the listening time (ms) of an ended call; null during the call, or without listening. */
export const listenedFor = ({ context: { startedAt, endedAt } }: SupervisionSnapshot): number | null =>
  startedAt === null || endedAt === null ? null : endedAt - startedAt;

/**
 * Returns the part of a supervision to keep for a reload. A user who was listening rejoins the same
 * supervision. A user who was leaving leaves again, because the first request may be lost and a second one is
 * harmless. A request in progress is reported as interrupted.
 */
export function supervisionRecord(snapshot: SupervisionSnapshot): SupervisionRecord | null {
  const { call, supervision, startedAt, endedAt, deadline, accepted, problem: failure } = snapshot.context;
  if (snapshot.matches("starting")) return null;
  const keep = (place: SupervisionPlace, problem = failure): SupervisionRecord => ({
    call,
    supervision,
    startedAt,
    endedAt,
    deadline,
    accepted,
    place,
    problem,
  });
  if (snapshot.matches("requesting")) return { ...keep("off", "interrupted"), call: null };
  if (snapshot.matches("accepting")) return keep("terms", "interrupted");
  if (snapshot.matches("leaving")) return keep("leaving");
  if (snapshot.matches("supervising")) return keep("joining");
  return keep(snapshot.matches("terms") ? "terms" : snapshot.matches("ended") ? "ended" : "off");
}

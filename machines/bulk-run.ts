// Runs a bulk action on selected records, one after the other: progress, stop, and a result per record.

import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from "xstate";
import { hasStatus, type Holder, isUnanswered, notProvided, type Outcome } from "./request-outcome.ts";

/** One of the selected records, with its display name. */
export interface PickedRecord {
  readonly id: string;
  readonly name: string;
  /**
   * Version of the record as shown in the list. If absent, the action is applied even if the record has
   * changed since the list was loaded.
   */
  readonly version?: number | undefined;
}

/**
 * Result for one record. `gone`: already removed, for example by another user. `unanswered`: the outcome is
 * unknown.
 */
export interface BulkResult extends PickedRecord {
  readonly kind: "done" | "gone" | "refused" | "unanswered";
  /** HTTP status and problem code of a refusal. */
  readonly status: number | null;
  readonly code: string | null;
  /** Records that reference this one and prevented the action. */
  readonly holders: readonly Holder[];
}

type BulkRunEvent = { type: "stop" };
type Answered = { readonly outcome: Outcome<unknown> };

const settledAs = (outcome: Outcome<unknown>): BulkResult["kind"] => {
  if (outcome.kind === "ok") return "done";
  if (hasStatus(outcome, 404)) return "gone";
  return outcome.kind === "http" ? "refused" : "unanswered"; // an invalid response leaves the outcome unknown too
};

/**
 * Applies an action to many records one by one, with a pause of half a second after each response. The run
 * ends early if the user stops it. It also ends if the platform does not respond or the session is over,
 * because the remaining records would fail too.
 */
export const bulkRunMachine = setup({
  types: {
    input: {} as { records: readonly PickedRecord[] },
    context: {} as { left: readonly PickedRecord[]; results: readonly BulkResult[]; withdrawn: boolean },
    events: {} as BulkRunEvent,
    tags: {} as "busy",
  },
  actors: { act: fromPromise<Outcome<null>, Pick<PickedRecord, "id" | "version">>(notProvided("act")) },
  actions: {
    /** Provided: reloads the lists that show these records. */
    refresh: notProvided("refresh"),
    note: assign(({ context: { left, results } }, { outcome }: Answered) => {
      const [record, ...rest] = left;
      const detail =
        outcome.kind === "http"
          ? { status: outcome.status, code: outcome.code ?? null, holders: outcome.holders ?? [] }
          : { status: null, code: null, holders: [] };
      return record
        ? { left: rest, results: [...results, { ...record, kind: settledAs(outcome), ...detail }] }
        : {};
    }),
    withdraw: assign({ withdrawn: true }),
  },
  guards: {
    nothingIsLeft: ({ context }) => context.left.length === 0,
    isLast: ({ context }, { outcome }: Answered) =>
      context.withdrawn || context.left.length <= 1 || isUnanswered(outcome) || hasStatus(outcome, 401),
  },
  delays: { apart: 500 },
}).createMachine({
  id: "bulkRun",
  context: ({ input }) => ({ left: input.records, results: [], withdrawn: false }),
  initial: "acting",
  states: {
    acting: {
      tags: "busy",
      always: { guard: "nothingIsLeft", target: "over" },
      invoke: {
        src: "act",
        input: ({
          context: {
            left: [first],
          },
        }) => ({ id: first?.id ?? "", version: first?.version }),
        onDone: [
          {
            guard: { type: "isLast", params: ({ event }) => ({ outcome: event.output }) },
            target: "over",
            actions: { type: "note", params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: "resting",
            actions: { type: "note", params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: "over", actions: { type: "note", params: { outcome: { kind: "bad-body" } } } },
      },
      // A sent request cannot be withdrawn, so a stop takes effect after its response.
      on: { stop: { actions: "withdraw" } },
    },
    resting: {
      tags: "busy",
      after: { apart: "acting" },
      on: { stop: { target: "over", actions: "withdraw" } },
    },
    over: { type: "final", entry: "refresh" },
  },
});

export type BulkRunRef = ActorRefFrom<typeof bulkRunMachine>;
export type BulkRunSnapshot = SnapshotFrom<typeof bulkRunMachine>;

export const isRunning = (snapshot: BulkRunSnapshot): boolean => snapshot.hasTag("busy");

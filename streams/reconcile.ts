import type { Event } from "../openapi/generated/live-monitor.ts";

/** A state that includes all events of a channel's log up to an offset. */
export interface Held<S> {
  readonly epoch: string;
  readonly offset: number;
  readonly state: S;
}

/**
 * A request of a follower to its platform: `hello` for all events after the position of its state (null
 * without a state), `range` for events from one offset to another (inclusive), `snapshot` for the current
 * state.
 */
export type Ask =
  | { readonly kind: "hello"; readonly position: { readonly epoch: string; readonly offset: number } | null }
  | { readonly kind: "range"; readonly epoch: string; readonly from: number; readonly to: number }
  | { readonly kind: "snapshot" };

/**
 * A response to a request. `missing` contains requested events and the newest offset (`head`). `gone` means
 * that a snapshot is needed, because too many events are missing or the platform's epoch is a different one.
 */
export type Answer<S> =
  | {
      readonly kind: "missing";
      readonly epoch: string;
      readonly head: number;
      readonly events: readonly Event[];
    }
  | { readonly kind: "gone"; readonly epoch: string }
  | { readonly kind: "snapshot"; readonly snapshot: Held<S> }
  | { readonly kind: "failed" };

/**
 * A message that a follower receives without a request, or a change of its connection. `head` is the newest
 * offset of the channel.
 */
export type FollowerInput<S> =
  /** The connection is open and expects a hello; earlier requests are void. */
  | { readonly kind: "opened" }
  | { readonly kind: "closed" }
  | { readonly kind: "batch"; readonly epoch: string; readonly events: readonly Event[] }
  | { readonly kind: "head"; readonly epoch: string; readonly head: number }
  /** A snapshot from another source, such as polling without a socket. */
  | { readonly kind: "snapshot"; readonly snapshot: Held<S> };

/** Progress of a follower: its state, connection, pending request and early events. */
export interface Following<S> {
  readonly held: Held<S> | null;
  readonly open: boolean;
  /** The pending request. Its number distinguishes its response from responses to older requests. */
  readonly asked: { readonly number: number; readonly ask: Ask; readonly attempt: number } | null;
  /** Number of requests so far. */
  readonly questions: number;
  /** Events received before their predecessors, of one epoch, by offset. */
  readonly early: { readonly epoch: string; readonly events: ReadonlyMap<number, Event> } | null;
  /**
   * True if the platform's response named an older epoch than the current state, so the next snapshot
   * replaces the state even if that snapshot is older.
   */
  readonly restarted: boolean;
}

const EARLY_KEPT = 20_000;
const RANGE_TRIES = 3;

export const nothingYet = <S>(): Following<S> => ({
  held: null,
  open: false,
  asked: null,
  questions: 0,
  early: null,
  restarted: false,
});

/** Returns true if the connection is open and no event is known to be missing. */
export const isWhole = (following: Following<unknown>): boolean =>
  following.held !== null && following.open && following.asked === null;

/**
 * Processes a message. Folds events in order and ignores duplicates. A gap is closed by a request for the
 * missing range or, if that fails, for a snapshot. Pure: the caller sends the requests.
 */
export function receive<S>(
  before: Following<S>,
  received: FollowerInput<S>,
  evolve: (state: S, events: readonly Event[]) => S,
): Following<S> {
  switch (received.kind) {
    case "opened":
      return ask({ ...before, open: true, early: null, restarted: false }, helloOf(before.held));
    case "closed":
      return { ...before, open: false, asked: null, early: null };
    case "snapshot":
      if (isOlder(received.snapshot, before.held)) return before;
      // A snapshot of another epoch ends the restart; a later response from the old epoch would be outdated.
      return drain(
        {
          ...before,
          held: received.snapshot,
          restarted: before.restarted && received.snapshot.epoch === before.held?.epoch,
        },
        evolve,
      );
    case "head":
      if (!before.open || !before.held || before.asked) return before;
      if (received.epoch === before.held.epoch)
        return received.head > before.held.offset ? askRange(before, received.head) : before;
      return received.epoch > before.held.epoch ? ask(before, { kind: "snapshot" }) : before;
    case "batch":
      return takeBatch(before, received.epoch, received.events, evolve);
  }
}

/** Processes a response. A response to an outdated request changes nothing. */
export function answer<S>(
  before: Following<S>,
  number: number,
  response: Answer<S>,
  evolve: (state: S, events: readonly Event[]) => S,
): Following<S> {
  if (before.asked?.number !== number) return before;
  const { ask: question, attempt } = before.asked;
  const free: Following<S> = { ...before, asked: null };
  switch (response.kind) {
    case "failed":
      return question.kind === "range" && attempt >= RANGE_TRIES
        ? ask(free, { kind: "snapshot" })
        : ask(free, question, attempt + 1);
    case "gone":
      return ask(
        { ...free, restarted: isRestarted(before.held, question, response.epoch) },
        { kind: "snapshot" },
      );
    case "snapshot":
      // A snapshot older than the state helps only if the platform itself was reset.
      if (!before.restarted && isOlder(response.snapshot, before.held))
        return ask(free, question, attempt + 1);
      return drain({ ...free, held: response.snapshot, restarted: false }, evolve);
    case "missing": {
      if (!before.held || response.epoch !== before.held.epoch)
        return ask(
          { ...free, restarted: isRestarted(before.held, question, response.epoch) },
          { kind: "snapshot" },
        );
      const held = fold(before.held, response.events, evolve);
      const after = drain({ ...free, held }, evolve);
      // The response may end before the head that it names. Request the rest, or a snapshot if the response
      // had no new events, so that the same request is not repeated forever.
      if (after.asked !== null || response.head <= (after.held?.offset ?? 0)) return after;
      return held.offset > before.held.offset
        ? askRange(after, response.head)
        : ask(after, { kind: "snapshot" }, attempt + 1);
    }
  }
}

/**
 * Returns true if a response names an older epoch than both the state and the request, as a restored platform
 * does. If only the state's epoch is newer than the response's, the response may merely be outdated.
 */
function isRestarted(held: Held<unknown> | null, question: Ask, epoch: string): boolean {
  const asked =
    question.kind === "hello"
      ? question.position?.epoch
      : question.kind === "range"
        ? question.epoch
        : undefined;
  return held !== null && epoch < held.epoch && asked !== undefined && epoch < asked;
}

const helloOf = (held: Held<unknown> | null): Ask => ({
  kind: "hello",
  position: held && { epoch: held.epoch, offset: held.offset },
});

function ask<S>(before: Following<S>, question: Ask, attempt = 1): Following<S> {
  if (!before.open) return before;
  const number = before.questions + 1;
  return { ...before, questions: number, asked: { number, ask: question, attempt } };
}

const askRange = <S>(before: Following<S>, to: number): Following<S> =>
  before.held
    ? ask(before, { kind: "range", epoch: before.held.epoch, from: before.held.offset + 1, to })
    : before;

const isOlder = <S>(snapshot: Held<S>, held: Held<S> | null): boolean =>
  held !== null &&
  (snapshot.epoch < held.epoch || (snapshot.epoch === held.epoch && snapshot.offset < held.offset));

function takeBatch<S>(
  before: Following<S>,
  epoch: string,
  events: readonly Event[],
  evolve: (state: S, events: readonly Event[]) => S,
): Following<S> {
  if (!before.open) return before;
  const { held } = before;
  if (held && before.asked === null && epoch === held.epoch) {
    const first = events[0]?.offset ?? 0;
    if (first <= held.offset + 1) {
      const next = fold(held, events, evolve);
      // Most batches end here. If the batch has a gap, the events after it are buffered.
      if (next.offset >= (events.at(-1)?.offset ?? 0))
        return next === held ? before : { ...before, held: next };
      return drain(keep({ ...before, held: next }, epoch, events), evolve);
    }
  }
  if (held && epoch < held.epoch && !before.restarted) return before;
  const kept = keep(before, epoch, events);
  if (kept.asked !== null) return kept;
  return held?.epoch === epoch ? drain(kept, evolve) : ask(kept, { kind: "snapshot" });
}

/**
 * Buffers early events of the newest epoch received. Events over the limit are dropped; the next head (newest
 * offset) shows that they are missing.
 */
function keep<S>(before: Following<S>, epoch: string, events: readonly Event[]): Following<S> {
  if (before.early && epoch < before.early.epoch) return before;
  const kept = new Map(before.early?.epoch === epoch ? before.early.events : []);
  for (const event of events) if (kept.size < EARLY_KEPT) kept.set(event.offset, event);
  return { ...before, early: { epoch, events: kept } };
}

/**
 * Folds the buffered events that directly follow the state. If events are missing before the remaining
 * buffered ones, requests them.
 */
function drain<S>(before: Following<S>, evolve: (state: S, events: readonly Event[]) => S): Following<S> {
  const { held, early } = before;
  if (!held || !early) return before;
  if (early.epoch > held.epoch) return before.asked === null ? ask(before, { kind: "snapshot" }) : before;
  if (early.epoch < held.epoch) return { ...before, early: null };
  const run: Event[] = [];
  for (let event = early.events.get(held.offset + 1); event; event = early.events.get(event.offset + 1))
    run.push(event);
  const next = fold(held, run, evolve);
  const later = [...early.events.values()].filter((event) => event.offset > next.offset);
  if (later.length === 0) return { ...before, held: next, early: null };
  const after: Following<S> = {
    ...before,
    held: next,
    early: { epoch: early.epoch, events: new Map(later.map((event) => [event.offset, event])) },
  };
  return after.asked === null
    ? askRange(after, later.reduce((least, event) => Math.min(least, event.offset), Infinity) - 1)
    : after;
}

/** Folds the events that follow the state, in one batch. Skips duplicates and stops at the first gap. */
function fold<S>(
  held: Held<S>,
  events: readonly Event[],
  evolve: (state: S, events: readonly Event[]) => S,
): Held<S> {
  let offset = held.offset;
  // Nearly every batch follows the state directly and is folded unchanged.
  if (events.length > 0 && events.every((event) => event.offset === ++offset))
    return { epoch: held.epoch, offset, state: evolve(held.state, events) };
  offset = held.offset;
  const run: Event[] = [];
  for (const event of events) {
    if (event.offset === offset + 1) {
      run.push(event);
      offset++;
    } else if (event.offset > offset + 1) break;
  }
  return run.length === 0 ? held : { epoch: held.epoch, offset, state: evolve(held.state, run) };
}

import type { Event } from "../openapi/generated/live-monitor.ts";

/** A state and the place in a channel's log up to which it holds everything. */
export interface Held<S> {
  readonly epoch: string;
  readonly offset: number;
  readonly state: S;
}

/** A request of a follower to its platform. */
export type Ask =
  | { readonly kind: "hello"; readonly position: { readonly epoch: string; readonly offset: number } | null }
  | { readonly kind: "range"; readonly epoch: string; readonly from: number; readonly to: number }
  | { readonly kind: "snapshot" };

/** A response. `gone`: too many events, or another epoch, so a snapshot is needed. */
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

/** A message that a follower receives without a request. */
export type FollowerInput<S> =
  /** The connection is open and expects a hello; earlier requests are void. */
  | { readonly kind: "opened" }
  | { readonly kind: "closed" }
  | { readonly kind: "batch"; readonly epoch: string; readonly events: readonly Event[] }
  | { readonly kind: "head"; readonly epoch: string; readonly head: number }
  /** A snapshot from another source, such as polling without a socket. */
  | { readonly kind: "snapshot"; readonly snapshot: Held<S> };

export interface Following<S> {
  readonly held: Held<S> | null;
  readonly open: boolean;
  /** The pending request with a number, to recognize responses to older ones. */
  readonly asked: { readonly number: number; readonly ask: Ask; readonly attempt: number } | null;
  readonly questions: number;
  /** Events received too early, of one epoch, by offset. */
  readonly early: { readonly epoch: string; readonly events: ReadonlyMap<number, Event> } | null;
  /**
   * The platform's hello named an older epoch than the current state, so its next response replaces
   * everything.
   */
  readonly anew: boolean;
}

const EARLY_KEPT = 20_000;
const RANGE_TRIES = 3;

export const nothingYet = <S>(): Following<S> => ({
  held: null,
  open: false,
  asked: null,
  questions: 0,
  early: null,
  anew: false,
});

/** Returns true if the state is complete as far as is known, and more events are being received. */
export const isWhole = (following: Following<unknown>): boolean =>
  following.held !== null && following.open && following.asked === null;

/**
 * The one place where order, duplicates and gaps are decided. Nothing is folded twice, nothing out of order;
 * a gap is healed by asking for the range, and else by a snapshot. Pure: the caller does the asking.
 */
export function hear<S>(
  before: Following<S>,
  heard: FollowerInput<S>,
  evolve: (state: S, events: readonly Event[]) => S,
): Following<S> {
  switch (heard.kind) {
    case "opened":
      return ask({ ...before, open: true, early: null, anew: false }, greeting(before.held));
    case "closed":
      return { ...before, open: false, asked: null, early: null };
    case "snapshot":
      if (isOlder(heard.snapshot, before.held)) return before;
      // With the new life itself held, an answer from its beginning would lead back.
      return drain(
        { ...before, held: heard.snapshot, anew: before.anew && heard.snapshot.epoch === before.held?.epoch },
        evolve,
      );
    case "head":
      if (!before.open || !before.held || before.asked) return before;
      if (heard.epoch === before.held.epoch)
        return heard.head > before.held.offset ? askRange(before, heard.head) : before;
      return heard.epoch > before.held.epoch ? ask(before, { kind: "snapshot" }) : before;
    case "batch":
      return takeBatch(before, heard.epoch, heard.events, evolve);
  }
}

/** The answer to a question. One to a question that is no longer under way changes nothing. */
export function answer<S>(
  before: Following<S>,
  number: number,
  given: Answer<S>,
  evolve: (state: S, events: readonly Event[]) => S,
): Following<S> {
  if (before.asked?.number !== number) return before;
  const { ask: question, attempt } = before.asked;
  const free: Following<S> = { ...before, asked: null };
  switch (given.kind) {
    case "failed":
      return question.kind === "range" && attempt >= RANGE_TRIES
        ? ask(free, { kind: "snapshot" })
        : ask(free, question, attempt + 1);
    case "gone":
      return ask({ ...free, anew: isAnew(before.held, question, given.epoch) }, { kind: "snapshot" });
    case "snapshot":
      // A snapshot older than the state helps only if the platform itself was reset.
      if (!before.anew && isOlder(given.snapshot, before.held)) return ask(free, question, attempt + 1);
      return drain({ ...free, held: given.snapshot, anew: false }, evolve);
    case "missing": {
      if (!before.held || given.epoch !== before.held.epoch)
        return ask({ ...free, anew: isAnew(before.held, question, given.epoch) }, { kind: "snapshot" });
      const held = fold(before.held, given.events, evolve);
      const after = drain({ ...free, held }, evolve);
      // The answer may have ended before the head that it names; an answer that brought nothing is not asked
      // for again and again.
      if (after.asked !== null || given.head <= (after.held?.offset ?? 0)) return after;
      return held.offset > before.held.offset
        ? askRange(after, given.head)
        : ask(after, { kind: "snapshot" }, attempt + 1);
    }
  }
}

/**
 * Returns true if an answer speaks of an older epoch than the one that is held and was asked about, as of a platform
 * that was restored. One of a newer epoch needs no such exception, and may itself be late: what is held may
 * be newer still.
 */
function isAnew(held: Held<unknown> | null, question: Ask, epoch: string): boolean {
  const about =
    question.kind === "hello"
      ? question.position?.epoch
      : question.kind === "range"
        ? question.epoch
        : undefined;
  return held !== null && epoch < held.epoch && about !== undefined && epoch < about;
}

const greeting = (held: Held<unknown> | null): Ask => ({
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
      // Most batches end here. Gaps within a batch are found in its remaining events.
      if (next.offset >= (events.at(-1)?.offset ?? 0))
        return next === held ? before : { ...before, held: next };
      return drain(keep({ ...before, held: next }, epoch, events), evolve);
    }
  }
  if (held && epoch < held.epoch && !before.anew) return before;
  const kept = keep(before, epoch, events);
  if (kept.asked !== null) return kept;
  return held?.epoch === epoch ? drain(kept, evolve) : ask(kept, { kind: "snapshot" });
}

/**
 * Buffers early events of the newest epoch received. Events that do not fit are dropped; the head will show
 * that they are missing.
 */
function keep<S>(before: Following<S>, epoch: string, events: readonly Event[]): Following<S> {
  if (before.early && epoch < before.early.epoch) return before;
  const kept = new Map(before.early?.epoch === epoch ? before.early.events : []);
  for (const event of events) if (kept.size < EARLY_KEPT) kept.set(event.offset, event);
  return { ...before, early: { epoch, events: kept } };
}

/** Folds buffered events that now connect, and requests the ones still missing in between. */
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

/**
 * Folds the events that follow on, in one batch; what was there already is passed over, what lies behind a
 * hole is left.
 */
function fold<S>(
  held: Held<S>,
  events: readonly Event[],
  evolve: (state: S, events: readonly Event[]) => S,
): Held<S> {
  let offset = held.offset;
  // Nearly every batch follows on as it is, and is folded as it is.
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

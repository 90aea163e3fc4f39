import type { Recording, RejectionReason } from "../../../../openapi/generated/console.ts";

type Status = NonNullable<Recording["status"]>;

/** Decision of a reviewer about a recording. */
export type Decision =
  | { readonly kind: "approved" }
  | { readonly kind: "rejected"; readonly reason: RejectionReason; readonly note?: string }
  | { readonly kind: "deleted" };

/** A recording of the review, and the decision about it. */
interface Entry {
  readonly recording: Recording;
  /** Null: not decided here. `later`: the reviewer decides later. */
  readonly mine: Decision["kind"] | "later" | null;
}

/** A review of several recordings, one after another. */
export interface ReviewSession {
  /** In the order of the review. */
  readonly entries: readonly Entry[];
  /** Id of the recording to decide; null when none is left. */
  readonly current: string | null;
  /** Id of the recording of the last decision, which can be taken back; null without one. */
  readonly last: string | null;
}

/** Returns true if a recording waits for a decision. Recordings that are still processed do so later. */
const isOpen = ({ recording: { status }, mine }: Entry): boolean => status === "pending" && mine === null;

/** Begins a review of recordings. Those that are still processed come last. */
export function beginReview(recordings: readonly Recording[]): ReviewSession {
  const entries = recordings
    .map((recording): Entry => ({ recording, mine: null }))
    .toSorted((a, b) => Number(isProcessed(b)) - Number(isProcessed(a)));
  return { entries, current: entries.find(isOpen)?.recording._id ?? null, last: null };
}

const isProcessed = ({ recording: { status } }: Entry): boolean =>
  status !== "processing" && status !== "recording";

/** Returns the next open recording after the current one, or the first one; null if none is open. */
export function nextOpen({ entries, current }: Pick<ReviewSession, "entries" | "current">): string | null {
  const at = entries.findIndex(({ recording }) => recording._id === current);
  const open = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))].find(isOpen);
  return open?.recording._id ?? null;
}

const withEntry = (session: ReviewSession, id: string, change: (entry: Entry) => Entry): ReviewSession => ({
  ...session,
  entries: session.entries.map((entry) => (entry.recording._id === id ? change(entry) : entry)),
});

/** Notes a decision about the current recording and moves on immediately. */
export function decide(session: ReviewSession, kind: Decision["kind"] | "later"): ReviewSession {
  const { current } = session;
  const before = session.entries.find(({ recording }) => recording._id === current);
  if (current === null || !before) return session;
  const decided = withEntry(session, current, (entry) => ({ ...entry, mine: kind }));
  return {
    ...decided,
    current: nextOpen(decided),
    // A deletion cannot be taken back, and neither can a decision that replaced an earlier one.
    last: kind === "later" ? session.last : kind !== "deleted" && isOpen(before) ? current : null,
  };
}

/** Returns to a recording whose decision was taken back or could not be saved. */
export function reopen(session: ReviewSession, id: string): ReviewSession {
  const open = withEntry(session, id, ({ recording }) => ({
    recording: { ...recording, status: "pending" },
    mine: null,
  }));
  return { ...open, current: id, last: session.last === id ? null : session.last };
}

/** Opens the recordings again that were left for later. */
export function reviewLeft(session: ReviewSession): ReviewSession {
  const entries = session.entries.map((entry) => (entry.mine === "later" ? { ...entry, mine: null } : entry));
  return { ...session, entries, current: entries.find(isOpen)?.recording._id ?? null };
}

/** Moves to the next or previous recording that has a content, decided or not. */
export function step(session: ReviewSession, by: 1 | -1): ReviewSession {
  const shown = session.entries.filter(isProcessed);
  const at = shown.findIndex(({ recording }) => recording._id === session.current);
  const to = shown[at + by];
  return at < 0 || !to ? session : { ...session, current: to.recording._id };
}

/** A recording that another user has decided while it was open. */
interface Taken {
  readonly session: ReviewSession;
  /** The current recording, if another user has just decided it. */
  readonly taken: Recording | null;
}

/** Takes in newer states of recordings, and moves on if another user has decided the current one. */
export function updateReview(session: ReviewSession, newer: readonly Recording[]): Taken {
  const states = new Map(newer.map((recording) => [recording._id, recording]));
  const entries = session.entries.map((entry) => {
    const state = states.get(entry.recording._id);
    return state && (state.version ?? 0) >= (entry.recording.version ?? 0)
      ? { ...entry, recording: state }
      : entry;
  });
  const [before, after] = [session.entries, entries].map((all) =>
    all.find(({ recording }) => recording._id === session.current),
  );
  const updated = { ...session, entries };
  const isTaken = before !== undefined && isOpen(before) && after !== undefined && !isOpen(after);
  const current = isTaken || session.current === null ? nextOpen(updated) : session.current;
  return { session: { ...updated, current }, taken: isTaken ? after.recording : null };
}

/** Notes the version of a recording for the next request, where its state here is already newer. */
export const withVersion = (
  session: ReviewSession,
  { _id: id, version }: Pick<Recording, "_id" | "version">,
): ReviewSession =>
  withEntry(session, id, (entry) => ({
    ...entry,
    recording: { ...entry.recording, ...(version !== undefined && { version }) },
  }));

/** Numbers of the review's progress. */
export function progressOf({ entries }: Pick<ReviewSession, "entries">) {
  const count = (status: Status) => entries.filter((entry) => outcomeOf(entry) === status).length;
  const [approved, rejected, deleted] = [count("approved"), count("rejected"), count("deleted")];
  return {
    approved,
    rejected,
    deleted,
    later: entries.filter(({ mine }) => mine === "later").length,
    done: approved + rejected + deleted,
    all: entries.length,
  };
}

/** Returns the decision about a recording, here or by another user; its status if it is not decided. */
export const outcomeOf = ({ recording: { status }, mine }: Entry): Status | "later" | undefined =>
  mine === null ? status : mine;

export type { Entry };

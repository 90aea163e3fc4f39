// Types and initial context of the supervision machine.

/** A call to supervise. `agent`: id of its agent; null if it has none. */
export interface SupervisedCall {
  readonly id: string;
  readonly answered: boolean;
  readonly agent: string | null;
}

/** Conditions for supervising a call, as the console sees them; the platform makes the final decision. */
export interface SupervisionRights {
  readonly role: "admin" | "supervisor" | "none";
  readonly enabled: boolean;
  readonly termsAccepted: boolean;
}

/** Messages for the user; each has a text in the dictionary. */
export type SupervisionProblem =
  | "notAnswered"
  | "permission"
  | "featureDisabled"
  | "callEnded"
  | "failed"
  | "offline"
  | "editFailed"
  | "already"
  | "interrupted";

/** Timeout (ms) for joining the trail of a call, which is the live stream of its events. */
export const JOIN_WITHIN = 10_000;

/** Possible initial states of a supervision. */
export const PLACES = ["off", "terms", "joining", "leaving", "ended"] as const;

export type SupervisionPlace = (typeof PLACES)[number];

export interface SupervisionContext {
  readonly place: SupervisionPlace;
  readonly call: SupervisedCall | null;
  /** Id of the supervision on the platform, required to end it. */
  readonly supervision: string | null;
  /** True if the user canceled before the platform responded. */
  readonly withdrawn: boolean;
  /**
   * Wall times (ms). `startedAt`: start of listening. `endedAt`: the call ended or left its agent.
   * `deadline`: timeout for joining or reconnecting to the trail. `at`: start of the wait until `deadline`.
   */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  /** True right after the user accepted the terms. The user can start the supervision again. */
  readonly accepted: boolean;
  readonly problem: SupervisionProblem | null;
}

/** Part of a supervision that is kept for a reload of the page. */
export type SupervisionRecord = Omit<SupervisionContext, "at" | "withdrawn">;

/** Signals of the trail of the supervised call. `at` is wall time, ms. */
export type TrailSignal =
  | { type: "joined"; at: number }
  | { type: "trail.lost"; at: number }
  | { type: "trail.found" }
  /** The call was transferred to another agent, or to a segment (`agent` is null). */
  | { type: "call.transferred"; agent: string | null; at: number }
  | { type: "agent.left"; at: number }
  | { type: "call.ended"; at: number };

const fresh: SupervisionRecord = {
  place: "off",
  call: null,
  supervision: null,
  startedAt: null,
  endedAt: null,
  deadline: null,
  accepted: false,
  problem: null,
};

/**
 * Returns the initial context, restored from the record. The context is empty if there is no record, or if
 * the record lacks the id that joining and leaving require. `now` is wall time, ms.
 */
export function supervisionContext({
  now,
  record,
}: {
  readonly now: number;
  readonly record?: SupervisionRecord | null;
}): SupervisionContext {
  const kept =
    record && (record.supervision !== null || (record.place !== "joining" && record.place !== "leaving"))
      ? record
      : fresh;
  // A user who was listening gets the full time to rejoin. A user who was still joining or reconnecting has
  // a deadline, which stays.
  return {
    ...kept,
    deadline: kept.place === "joining" ? (kept.deadline ?? now + JOIN_WITHIN) : null,
    at: now,
    withdrawn: false,
  };
}

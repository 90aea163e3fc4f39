/** A call in a list: whether it was answered, and its participants. */
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

/** Timeout (ms) for joining the trail of a call. */
export const JOIN_WITHIN = 10_000;

/** States in which a supervision can start. */
export const PLACES = ["off", "terms", "joining", "leaving", "ended"] as const;

export type SupervisionPlace = (typeof PLACES)[number];

export interface SupervisionContext {
  readonly place: SupervisionPlace;
  readonly call: SupervisedCall | null;
  /** The supervision's id on the platform, which ends it. */
  readonly supervision: string | null;
  /** True if it was given up before the platform answered. */
  readonly withdrawn: boolean;
  /** Wall times, ms: start and end of listening, end of waiting, and the latest time received. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  /** The terms have just been accepted: one may start now. */
  readonly accepted: boolean;
  readonly problem: SupervisionProblem | null;
}

/** Part of a supervision that is kept for a reload: the call, the supervision's id, and its start. */
export type SupervisionRecord = Omit<SupervisionContext, "at" | "withdrawn">;

/** Signals of the call's live trail while it is followed. `at` is wall time, ms. */
export type TrailSignal =
  | { type: "joined"; at: number }
  | { type: "trail.lost"; at: number }
  | { type: "trail.found" }
  /** To another agent, or to a segment in which the call is not answered yet. */
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

/** Returns the initial context: empty, or from the record. `now` is wall time, ms. */
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
  // A user who was listening gets the full time to join; a waiting one gets the rest.
  return {
    ...kept,
    deadline: kept.place === "joining" ? (kept.deadline ?? now + JOIN_WITHIN) : null,
    at: now,
    withdrawn: false,
  };
}

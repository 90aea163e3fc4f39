/** A call as a person sees it in a list: whether anybody has answered it, and who speaks. */
export interface SupervisedCall {
  readonly id: string;
  readonly answered: boolean;
  readonly agent: string | null;
}

/** What decides whether this person may listen, as the console knows it; the platform decides for good. */
export interface SupervisionRights {
  readonly role: "admin" | "supervisor" | "none";
  readonly enabled: boolean;
  readonly termsAccepted: boolean;
}

/** What the person is told; each has its text in the dictionary. */
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

/** How long (ms) the trail of a call may take to be joined. */
export const JOIN_WITHIN = 10_000;

/** Where a supervision can begin. */
export const PLACES = ["off", "terms", "joining", "leaving", "ended"] as const;

export type SupervisionPlace = (typeof PLACES)[number];

export interface SupervisionContext {
  readonly place: SupervisionPlace;
  readonly call: SupervisedCall | null;
  /** The supervision's id on the platform, which ends it. */
  readonly supervision: string | null;
  /** True if it was given up before the platform answered. */
  readonly withdrawn: boolean;
  /**
   * Wall times, ms: since when one listens, until when, when waiting is over, and the latest time that was
   * told.
   */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  /** The terms have just been accepted: one may start now. */
  readonly accepted: boolean;
  readonly problem: SupervisionProblem | null;
}

/** What a reload may know of a supervision: which call, by which supervision, and since when. */
export type SupervisionRecord = Omit<SupervisionContext, "at" | "withdrawn">;

/** What the live trail of the call reports, for as long as it is followed. `at` is wall time, ms. */
export type TrailSignal =
  | { type: "joined"; at: number }
  | { type: "trail.lost"; at: number }
  | { type: "trail.found" }
  /** To another agent, or to a segment where nobody has answered yet. */
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

/** How a supervision begins: with nothing, or where its record says. `now` is wall time, ms. */
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
  // Who was listening has the time to join that everybody has; who waited for something has what is left of
  // it.
  return {
    ...kept,
    deadline: kept.place === "joining" ? (kept.deadline ?? now + JOIN_WITHIN) : null,
    at: now,
    withdrawn: false,
  };
}

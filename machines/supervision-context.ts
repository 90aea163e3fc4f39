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
export type SupervisionProblem = "notAnswered" | "permission" | "featureDisabled" | "callEnded" | "failed" | "offline" | "editFailed" | "already" | "interrupted";

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
  /** Whether it was given up before the platform answered. */
  readonly withdrawn: boolean;
  /** Wall times, ms: since when one listens, until when, when waiting is over, and the latest time that was told. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  /** The terms have just been accepted: one may start now. */
  readonly accepted: boolean;
  readonly problem: SupervisionProblem | null;
}

import type { Outcome } from "./outcome.ts";
import type { NewPassword, ResetFault, ResetKind } from "./password-reset-form.ts";

/** An answer, and when (ms) it came: waiting counts from there. */
export type Answered<Value> = Outcome<Value> & { readonly at: number };

/** What the person is told; each has its text in the dictionary. */
export type ResetProblem =
  | "linkUnknown"
  | "linkExpired"
  | "policy"
  | "weak"
  | "tooManyLinks"
  | "tooOften"
  | "alreadyActivated"
  | "activeRequest"
  | "pin"
  | "tries"
  | "unknown"
  | "terms"
  | "offline"
  | "interrupted";

export const PLACES = [
  "email",
  "pin",
  "newPassword",
  "checkingLink",
  "linkUnanswered",
  "invalidUrl",
  "expired",
  "tooMany",
  "activated",
  "done",
] as const;
export type ResetPlace = (typeof PLACES)[number];

export interface ResetContext {
  readonly kind: ResetKind;
  /** Whether the page was opened by a link from a mail; its token stays in the wiring. */
  readonly byLink: boolean;
  /** Where the flow begins. */
  readonly place: ResetPlace;
  readonly email: string;
  /** The request that the PIN belongs to, and for whom it was put. */
  readonly request: { readonly id: string; readonly email: string } | null;
  readonly tries: number;
  /**
   * Wall times, ms: when another mail may be asked for, when links may be asked for again, and the latest
   * time that was told.
   */
  readonly resendAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  readonly problem: ResetProblem | null;
  readonly faults: readonly ResetFault[];
}

/** What a reload may know of a reset: where the person was and for whom. No PIN, no password, no grant. */
export type ResetRecord = Omit<ResetContext, "at" | "faults">;

export interface ResetInput {
  readonly kind: ResetKind;
  readonly byLink: boolean;
  /** Whether the wiring still holds what allows to set a password. */
  readonly hasGrant: boolean;
  readonly now: number;
  readonly record?: ResetRecord | null;
}

export type ResetEvent =
  | { type: "link.wanted"; email: string }
  | { type: "pin.entered"; pin: string }
  | { type: "password.chosen"; chosen: NewPassword }
  | { type: "resend"; at: number }
  | { type: "newLink" }
  | { type: "retry" }
  | { type: "back" }
  | { type: "cancel" }
  | { type: "edit" }
  | { type: "toLogin" }
  | { type: "network.found" };

/** How a reset begins: afresh, or where its record says, as far as what is needed there is still at hand. */
export function resetContext({ kind, byLink, hasGrant, now, record }: ResetInput): ResetContext {
  const fresh: ResetContext = {
    kind,
    byLink,
    place: byLink ? "checkingLink" : "email",
    email: "",
    request: null,
    tries: 0,
    resendAt: null,
    deadline: null,
    at: now,
    problem: null,
    faults: [],
  };
  // A link that was opened now is another matter than what was begun by e-mail before.
  if (!record || record.byLink !== byLink) return fresh;
  if (record.place === "pin" && record.request === null) return fresh;
  if (record.place === "newPassword" && !hasGrant)
    return { ...fresh, kind: record.kind, email: record.email, problem: byLink ? null : "interrupted" };
  return { ...record, at: now, faults: [] };
}

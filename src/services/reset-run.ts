import type { ResetRef } from "../../machines/password-reset.ts";
import type { ResetContext, ResetPlace } from "../../machines/password-reset-setup.ts";
import type { Store } from "./frame-store.ts";

export type ResetKind = ResetContext["kind"];

/** State of a password reset, for display. */
export interface ResetView extends Pick<
  ResetContext,
  "kind" | "email" | "problem" | "faults" | "resendAt" | "deadline"
> {
  /** Null once the reset is over and the login page follows. */
  readonly place: ResetPlace | null;
  readonly busy: boolean;
  /** True if a reset was requested for this email address and the PIN can be entered in this tab. */
  readonly asked: boolean;
}

/** User actions of a reset. */
export type ResetSend = ResetRef["send"];

/** A password reset that runs while a page shows it. */
export interface ResetRun extends Store<ResetView> {
  readonly send: ResetSend;
  readonly stop: () => void;
}

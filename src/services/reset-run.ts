import type { ResetRef } from "../../machines/password-reset.ts";
import type { ResetContext, ResetPlace } from "../../machines/password-reset-setup.ts";
import type { Store } from "./frame-store.ts";

export type ResetKind = ResetContext["kind"];

/** The way to a password as a page shows it. */
export interface ResetView extends Pick<
  ResetContext,
  "kind" | "email" | "problem" | "faults" | "resendAt" | "deadline"
> {
  /** null: it is over, and the login follows. */
  readonly place: ResetPlace | null;
  readonly busy: boolean;
  /** True if there is a request for this email address whose PIN can be entered here. */
  readonly asked: boolean;
}

/** User actions of a reset. */
export type ResetSend = ResetRef["send"];

/** One way to a password, for as long as a page shows it. */
export interface ResetRun extends Store<ResetView> {
  readonly send: ResetSend;
  readonly stop: () => void;
}

import type { ResetPlace } from "../../../machines/password-reset-context.ts";
import type { ResetSend, ResetView } from "../../services/reset-run.ts";

/** What each step is given. */
export interface StepProps {
  readonly view: ResetView;
  readonly send: ResetSend;
}

/** The steps at which there is nothing to type. */
export type EndPlace = Exclude<ResetPlace, "email" | "pin" | "newPassword">;

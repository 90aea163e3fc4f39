import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Family } from "../../ui/status-pill.tsx";

/** Color family of each agent status. */
export const STATUS_FAMILY: Readonly<Record<keyof TranslationFunctions["console"]["statuses"], Family>> = {
  online: "free",
  available: "free",
  acd: "call",
  "in-call": "call",
  break: "away",
  bath: "away",
  meal: "away",
  meeting: "plan",
  "team-meeting": "plan",
  training: "plan",
  busy: "bad",
  disconnected: "off",
};

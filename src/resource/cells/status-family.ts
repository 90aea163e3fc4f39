import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Tone } from "../../ui/state-bar.tsx";
import type { Family } from "../../ui/status-pill.tsx";

type Status = keyof TranslationFunctions["console"]["statuses"];

/** Color family of each agent status. */
export const STATUS_FAMILY: Readonly<Record<Status, Family>> = {
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

/** Fill of each agent status in bars; those of one family differ. */
export const STATUS_TONE: Readonly<Record<Status, Tone>> = {
  available: 0,
  online: 1,
  "in-call": 0,
  acd: 1,
  break: 0,
  meal: 1,
  bath: 2,
  meeting: 0,
  "team-meeting": 1,
  training: 2,
  busy: 0,
  disconnected: 0,
};

// Generated from openapi/live-monitor.yaml by `npm run generate`. Do not edit.

import type { FACTS } from "./facts.ts";

/** The types of all facts. */
export const FACT_TYPES: ReadonlySet<string> = new Set<keyof typeof FACTS>(["contact-created","queue-created","queue-assigned","queue-dismissed","queue-abandoned","call-created","call-transferred","call-tagged","call-ended","contact-ended","user-connected","user-disconnected","user-status-changed","segment-described","user-described","traffic-started","traffic-ended","clock-changed","poc-connected","poc-disconnected","poc-enrolled","poc-unrolled","supervision-started","supervision-ended","comment-created","form-received","agent-form-received","survey-received","recording-created","recording-approved","recording-rejected","recording-deleted","appointment-created","appointment-canceled","appointment-reminder","appointment-rescheduled","appointment-attended","qms-notify","ai-calls","ai-appointments"]);

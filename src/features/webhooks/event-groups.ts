import type { WebhookEvent } from "../../../openapi/generated/console.ts";

/** All event types by subject, in the order of display. */
export const EVENT_GROUPS = {
  calls: ["queue-created", "queue-abandoned", "call-created", "comment-created", "qms-notify", "ai-calls"],
  people: ["user-connected", "user-disconnected", "user-created", "user-edited", "user-removed"],
  segments: ["segment-created", "segment-edited", "segment-removed"],
  forms: [
    "form-created",
    "form-edited",
    "form-removed",
    "form-received",
    "agent-form-received",
    "survey-received",
  ],
  recordings: ["recording-created", "recording-approved", "recording-rejected", "recording-deleted"],
  appointments: ["appointment-created", "appointment-canceled", "appointment-reminder", "ai-appointments"],
} as const satisfies Readonly<Record<string, readonly WebhookEvent[]>>;

/** All event types in the same order, without groups. */
export const EVENTS: readonly WebhookEvent[] = Object.values(EVENT_GROUPS).flat();

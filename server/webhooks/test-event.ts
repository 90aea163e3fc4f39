import type { WebhookEvent } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { floorOf } from "../log/channel-name.ts";

/** Source of test events. No event in the log has this source. */
const SOURCE = "/platform/test";
/** Ids that belong to no record. */
const SAMPLE_USER = "000000000000000000000001";
const SEGMENT = "000000000000000000000002";
const RECORD = "000000000000000000000003";

const record = (kind: string, what: "created" | "edited" | "removed", named: object) => {
  const [before, after] = [
    { _id: RECORD, ...named, version: 1 },
    { _id: RECORD, ...named, version: 2 },
  ];
  const changed = { created: { after: before }, edited: { before, after }, removed: { before } };
  return { subject: `${kind}/${RECORD}`, data: { by: SAMPLE_USER, ...changed[what] } };
};
const user = { firstname: "Test", lastname: "Agent" };
const segment = { name: "Test segment" };
const form = { name: "Test form" };
const queued = { contact: "test-contact", segment: SEGMENT, channel: "audio" };
const submission = { id: "test-paper", form: RECORD };
const recording = { subject: "recording/test-recording", data: { call: "test-call", by: SAMPLE_USER } };
const insight = { topics: ["billing"], sentiment: "positive", summary: "A test." };

const SAMPLES: Readonly<Record<WebhookEvent, { readonly subject: string; readonly data: Event["data"] }>> = {
  "queue-created": { subject: "queue/test-queue", data: { ...queued, priority: 1 } },
  "queue-abandoned": { subject: "queue/test-queue", data: { reason: "A test" } },
  "call-created": { subject: "call/test-call", data: { ...queued, queue: "test-queue", user: SAMPLE_USER } },
  "user-connected": { subject: `user/${SAMPLE_USER}`, data: { session: "test-session", browser: "A test" } },
  "user-disconnected": {
    subject: `user/${SAMPLE_USER}`,
    data: { session: "test-session", reason: "client disconnect" },
  },
  "user-created": record("user", "created", user),
  "user-removed": record("user", "removed", user),
  "user-edited": record("user", "edited", user),
  "form-edited": record("form", "edited", form),
  "form-removed": record("form", "removed", form),
  "form-created": record("form", "created", form),
  "form-received": { subject: "contact/test-contact", data: submission },
  "segment-created": record("segment", "created", segment),
  "segment-removed": record("segment", "removed", segment),
  "segment-edited": record("segment", "edited", segment),
  "comment-created": { subject: "call/test-call", data: { id: "test-comment", user: SAMPLE_USER } },
  "agent-form-received": { subject: "call/test-call", data: { ...submission, user: SAMPLE_USER } },
  "survey-received": {
    subject: "call/test-call",
    data: { ...submission, scores: { nps: 9 }, scales: { nps: "nps" } },
  },
  "recording-created": recording,
  "recording-approved": recording,
  "recording-rejected": recording,
  "recording-deleted": recording,
  "appointment-created": appointment(),
  "appointment-canceled": appointment(),
  "appointment-reminder": appointment(),
  "qms-notify": { subject: "call/test-call", data: { score: 0.9 } },
  "ai-calls": { subject: "call/test-call", data: insight },
  "ai-appointments": { subject: "appointment/test-appointment", data: insight },
};

function appointment() {
  return {
    subject: "appointment/test-appointment",
    data: { service: RECORD, user: SAMPLE_USER, at: "2030-01-01T09:00:00.000Z" },
  };
}

/** Returns an example event of a type. It refers to no existing record. */
export const testEvent = (
  type: WebhookEvent,
  { account, id, now }: { readonly account: string; readonly id: string; readonly now: number },
): Event => {
  const { subject, data } = SAMPLES[type];
  const time = new Date(now).toISOString();
  return {
    specversion: "1.0",
    id,
    source: SOURCE,
    type,
    subject,
    time,
    channel: floorOf(account),
    epoch: id,
    offset: 1,
    data,
  };
};

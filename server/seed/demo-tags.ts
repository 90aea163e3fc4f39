import type { DemoRecord } from "./demo-calendars.ts";

/** Tags of the demo, by the names that its calls hold. */
const LABELS = {
  complaint: "Complaint",
  order: "Order",
  question: "Question",
  cancellation: "Cancellation",
  upgrade: "Upgrade",
  password: "Password",
  invoice: "Invoice",
  delivery: "Delivery",
  appointment: "Appointment",
  feedback: "Feedback",
  "follow-up": "Follow-up",
} as const;
type TagName = keyof typeof LABELS;

/** Tags that agents put on calls. The order decides which simulated call has which tags. */
export const USED_TAGS: readonly TagName[] = [
  "complaint",
  "cancellation",
  "upgrade",
  "password",
  "invoice",
  "delivery",
  "appointment",
  "feedback",
  "follow-up",
];

/** Tags of which agents of some segments must set one. */
export const MANDATORY_TAGS: readonly TagName[] = ["complaint", "order", "question"];

const idOf = (name: string) =>
  `65a0f022${(Object.keys(LABELS).indexOf(name) + 1).toString(16).padStart(16, "0")}`;

/** Ids of the mandatory tags. */
export const MANDATORY_TAG_IDS = MANDATORY_TAGS.map(idOf);

/** The records of the tags. */
export const DEMO_TAGS: readonly DemoRecord[] = Object.entries(LABELS).map(([name, label]) => ({
  one: "Tag",
  id: idOf(name),
  values: { label, name, description: "" },
}));

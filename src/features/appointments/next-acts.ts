import type { AppointmentChange } from "../../../openapi/generated/console.ts";

/** What can become of an appointment. */
export type Act = "attended" | "move" | "reassign" | "canceled";

type Status = NonNullable<AppointmentChange["status"]>;

const OPEN: readonly Act[] = ["attended", "move", "reassign", "canceled"];

const NEXT: Readonly<Record<Status, readonly Act[]>> = {
  pending: OPEN,
  rescheduled: OPEN,
  attended: [],
  canceled: [],
};

/** What can become of an appointment in a status; of those that are over, nothing. */
export const nextActs = (status: unknown): readonly Act[] => NEXT[status as Status] ?? []; // of another status, nothing

/** Returns true if nothing becomes of it any more. */
export const isOver = (status: unknown): boolean => status === "attended" || status === "canceled";

/** The statuses that a form offers for one: as it is, and those that it can be set to as it stands. */
export const nextStatuses = (status: unknown): readonly string[] => [
  String(status),
  ...nextActs(status).filter((act) => act === "attended" || act === "canceled"),
];

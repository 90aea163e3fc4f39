import type { AppointmentChange } from "../../../openapi/generated/console.ts";

/** Actions on an appointment. */
export type Act = "attended" | "move" | "reassign" | "canceled";

type Status = NonNullable<AppointmentChange["status"]>;

const OPEN: readonly Act[] = ["attended", "move", "reassign", "canceled"];

const NEXT: Readonly<Record<Status, readonly Act[]>> = {
  pending: OPEN,
  rescheduled: OPEN,
  attended: [],
  canceled: [],
};

/** Returns the actions that a status allows; none if the appointment is over or the status is unknown. */
export const nextActs = (status: unknown): readonly Act[] => NEXT[status as Status] ?? []; // undefined for other statuses

/** Returns true if the status can no longer change. */
export const isOver = (status: unknown): boolean => status === "attended" || status === "canceled";

/** Returns the statuses that a form offers: the current status, and those that can follow it. */
export const nextStatuses = (status: unknown): readonly string[] => [
  String(status),
  ...nextActs(status).filter((act) => act === "attended" || act === "canceled"),
];

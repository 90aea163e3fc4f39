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

/** Returns the actions on an appointment by status; none for past ones. */
export const nextActs = (status: unknown): readonly Act[] => NEXT[status as Status] ?? []; // of another status, nothing

/** Returns true if the status can no longer change. */
export const isOver = (status: unknown): boolean => status === "attended" || status === "canceled";

/** Returns the statuses that a form offers: the current one, and those it can change to. */
export const nextStatuses = (status: unknown): readonly string[] => [
  String(status),
  ...nextActs(status).filter((act) => act === "attended" || act === "canceled"),
];

import type { FloorCall, FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";

/**
 * Returns the subjects whose events tell what happened to a waiting customer, as the address of the monitor
 * lists them.
 */
export const queueSubjects = ({ id, contact }: Pick<FloorQueueEntry, "id" | "contact">): string =>
  `queue/${id},contact/${contact}`;

/** Returns the same for a call, with the wait before it. */
export const callSubjects = ({ id, queue, contact }: Pick<FloorCall, "id" | "queue" | "contact">): string =>
  [`call/${id}`, ...(queue === null ? [] : [`queue/${queue}`]), `contact/${contact}`].join(",");

import type { FloorCall, FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { type EventQuery, EVENTS_SHOWN } from "./events-behind.ts";

/** Returns the subjects of a waiting customer's events, as the monitor's address lists them. */
export const queueSubjects = ({ id, contact }: Pick<FloorQueueEntry, "id" | "contact">): string =>
  `queue/${id},contact/${contact}`;

/** Returns the same for a call, with the wait before it. */
export const callSubjects = ({ id, queue, contact }: Pick<FloorCall, "id" | "queue" | "contact">): string =>
  [`call/${id}`, ...(queue === null ? [] : [`queue/${queue}`]), `contact/${contact}`].join(",");

/** The latest events of some subjects; null where there is nothing to ask for. */
export const subjectQuery = (epoch: string | undefined, subjects: readonly string[]): EventQuery | null =>
  epoch === undefined || subjects.length === 0
    ? null
    : { epoch, subject: { $in: [...subjects] }, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN };

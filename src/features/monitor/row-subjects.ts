import type { FloorCall, FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { type EventQuery, EVENTS_SHOWN } from "./events-of-number.ts";

/** Returns the subjects of a waiting customer's events, separated by commas as in the monitor's URL. */
export const queueSubjects = ({ id, contact }: Pick<FloorQueueEntry, "id" | "contact">): string =>
  `queue/${id},contact/${contact}`;

/** Returns the subjects of a call, of the wait before the call and of its contact, in the same form. */
export const callSubjects = ({ id, queue, contact }: Pick<FloorCall, "id" | "queue" | "contact">): string =>
  [`call/${id}`, ...(queue === null ? [] : [`queue/${queue}`]), `contact/${contact}`].join(",");

/** Returns a query for the latest events of subjects; null without an epoch or subjects. */
export const subjectQuery = (epoch: string | undefined, subjects: readonly string[]): EventQuery | null =>
  epoch === undefined || subjects.length === 0
    ? null
    : { epoch, subject: { $in: [...subjects] }, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN };

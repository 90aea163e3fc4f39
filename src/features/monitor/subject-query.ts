import { EVENTS_SHOWN, type EventQuery } from "./events-behind.ts";

/** The latest events of some subjects; null where there is nothing to ask for. */
export const subjectQuery = (epoch: string | undefined, subjects: readonly string[]): EventQuery | null =>
  epoch === undefined || subjects.length === 0
    ? null
    : { epoch, subject: { $in: [...subjects] }, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN };

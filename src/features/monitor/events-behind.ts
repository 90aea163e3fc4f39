import type { paths } from "../../../openapi/generated/console.ts";
import { longestWaiting } from "../../../streams/metrics/live-numbers.ts";
import type { LocalDay } from "../../../streams/projections/local-day.ts";
import type { NumberId } from "./live-numbers.ts";
import type { ShownFloor } from "./monitor-source.ts";

export type EventQuery = NonNullable<paths["/events"]["get"]["parameters"]["query"]>;

/** How many events are shown at once. */
export const EVENTS_SHOWN = 50;

/** The events that a number is made of, the latest first; null where it is made of none. */
export function eventsBehind(id: NumberId, { epoch, state }: ShownFloor, today: LocalDay): EventQuery | null {
  const latest = { epoch, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN };
  const ofToday = { ...latest, from: new Date(today.start).toISOString() };
  switch (id) {
    case "waiting": {
      const subjects = [...state.queue].sort((a, b) => b.offset - a.offset).slice(0, EVENTS_SHOWN).map((entry) => `queue/${entry.id}`);
      return subjects.length === 0 ? null : { ...latest, type: "queue-created", subject: { $in: subjects } };
    }
    case "longest-wait": {
      const entry = longestWaiting(state);
      return entry === null ? null : { ...latest, subject: { $in: [`queue/${entry.id}`, `contact/${entry.contact}`] } };
    }
    case "free-agents":
      return { ...latest, type: { $in: ["user-connected", "user-disconnected", "user-status-changed", "call-created", "call-ended"] } };
    case "service-level":
      return { ...ofToday, type: { $in: ["call-created", "queue-abandoned"] } };
    case "speed-of-answer":
      return { ...ofToday, type: "call-created" };
    case "abandonment":
      return { ...ofToday, type: "queue-abandoned" };
  }
}

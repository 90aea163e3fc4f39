import type { paths } from "../../../openapi/generated/console.ts";
import { longestWaiting } from "../../../streams/metrics/live-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { LocalDay } from "../../../streams/projections/local-day.ts";
import type { NumberId } from "./monitor-numbers.ts";
import type { ShownFloor } from "./pausable-floor.ts";

export type EventQuery = NonNullable<paths["/events"]["get"]["parameters"]["query"]>;

/** Maximum number of events in a list. */
export const EVENTS_SHOWN = 50;

/**
 * Returns the offsets of the latest anomalies (events that contradict the floor state), which no number
 * counts. A second simultaneous call of an agent is counted, so its offset is not included.
 */
export const uncounted = (floor: Pick<Floor, "anomalies">): ReadonlySet<number> =>
  new Set(
    floor.anomalies.latest.flatMap(({ offset, reason }) => (reason === "agent-in-two-calls" ? [] : [offset])),
  );

/** Returns a query for the events behind a number, latest first; null if there are none. */
export function eventsOfNumber(
  id: NumberId,
  { epoch, state }: ShownFloor,
  today: LocalDay,
): EventQuery | null {
  // Requests one additional event for each event that may be left out.
  const latest = { epoch, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN + uncounted(state).size };
  const ofToday = { ...latest, from: new Date(today.start).toISOString() };
  switch (id) {
    case "waiting": {
      const subjects = [...state.queue]
        .sort((a, b) => b.offset - a.offset)
        .slice(0, EVENTS_SHOWN)
        .map((entry) => `queue/${entry.id}`);
      return subjects.length === 0 ? null : { ...latest, type: "queue-created", subject: { $in: subjects } };
    }
    case "longest-wait": {
      const entry = longestWaiting(state);
      return entry === null
        ? null
        : { ...latest, subject: { $in: [`queue/${entry.id}`, `contact/${entry.contact}`] } };
    }
    case "free-agents":
      return {
        ...latest,
        type: {
          $in: ["user-connected", "user-disconnected", "user-status-changed", "call-created", "call-ended"],
        },
      };
    case "service-level":
      return { ...ofToday, type: { $in: ["call-created", "queue-abandoned"] } };
    case "speed-of-answer":
      return { ...ofToday, type: "call-created" };
    case "abandonment":
      return { ...ofToday, type: "queue-abandoned" };
  }
}

/**
 * Returns the query for the events that created subjects; they contain the names even after the subjects have
 * left the floor. Null without an epoch or subjects.
 */
export function creationsOf(epoch: string | undefined, all: readonly string[]): EventQuery | null {
  const subjects = [...new Set(all)];
  if (epoch === undefined || subjects.length === 0) return null;
  return {
    epoch,
    subject: { $in: subjects },
    type: { $in: ["contact-created", "queue-created", "call-created"] },
    $sort: { offset: -1 as const },
    $limit: subjects.length,
  };
}

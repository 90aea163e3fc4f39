import type { EventTopics } from "./event-topics.ts";
import type { RecordedLog } from "./recorded-log.ts";
import { textSearch } from "./text-search.ts";

/** Filter of events; empty members match all events. */
export interface EventFilter {
  readonly types: readonly string[];
  /** Segment ids. */
  readonly segments: readonly string[];
  /** User ids. */
  readonly users: readonly string[];
  /** Search words; an event must contain all of them in its subject, type or data. */
  readonly text: string;
}

const AT_ONCE = 20_000;

const placesIn = (all: readonly string[], sought: readonly string[]): ReadonlySet<number> =>
  new Set(sought.map((one) => all.indexOf(one)).filter((place) => place >= 0));

/**
 * Returns the indexes of matching events, ascending. Yields the number of examined events after each range.
 */
export function* findEvents(
  log: Pick<RecordedLog, "facts" | "length" | "types" | "typeNames">,
  topics: EventTopics,
  filter: EventFilter,
): Generator<number, Uint32Array> {
  const { facts, length } = log;
  const types = placesIn(log.typeNames, filter.types);
  const segments = placesIn(topics.segmentIds, filter.segments);
  const users = placesIn(topics.userIds, filter.users);
  const holds = textSearch(filter.text);
  const found = new Uint32Array(length);
  let count = 0;
  for (let index = 0; index < length; index++) {
    const fact = facts[index];
    const fits =
      (filter.types.length === 0 || types.has(log.types[index] ?? -1)) &&
      (filter.segments.length === 0 || segments.has(topics.segments[index] ?? -1)) &&
      (filter.users.length === 0 ||
        users.has(topics.users[index] ?? -1) ||
        filter.users.some((user) => fact?.data["user"] === user)) &&
      (holds === null || (fact !== undefined && holds(textOf(fact))));
    if (fits) found[count++] = index;
    if (index % AT_ONCE === AT_ONCE - 1) yield index + 1;
  }
  return found.slice(0, count);
}

const textOf = ({ type, subject, data }: RecordedLog["facts"][number]): string =>
  `${subject} ${type} ${JSON.stringify(data)}`;

/**
 * Returns the number of found events before a position, which is the position's index in the list of results.
 */
export function placeAmong(found: Uint32Array, position: number): number {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { RecordedLog } from "./recorded-log.ts";

/** A filter: one text, or a list of accepted texts. */
type OneOf = string | { readonly $in?: readonly string[] };

/** Query of the event list, with the parameters of the platform API. */
export interface EventsAsked {
  readonly type?: OneOf;
  readonly subject?: OneOf;
  /** ISO times: from the first (inclusive) to the second (exclusive). */
  readonly from?: string;
  readonly to?: string;
  /** Limits of the offset, both exclusive. */
  readonly after?: number;
  readonly before?: number;
  readonly $sort?: { readonly offset?: 1 | -1 };
  readonly $limit?: number;
}

const USUAL_LIMIT = 1_000;

const predicateOf = (filter: OneOf | undefined): ((value: string) => boolean) => {
  if (filter === undefined) return () => true;
  if (typeof filter === "string") return (value) => value === filter;
  const accepted = new Set(filter.$in);
  return (value) => accepted.has(value);
};

/**
 * Returns the agent that an event's data names, as a subject. A filter by this subject also matches the
 * event, because some logs contain the calls of agents but not their connections.
 */
const agentIn = ({ user }: RecordedLog["facts"][number]["data"]): string =>
  `user/${typeof user === "string" ? user : ""}`;

/** Returns the indexes of the events before a position that match a query, in the order of the query. */
export function eventsBefore(
  { facts, times, offsets }: Pick<RecordedLog, "facts" | "times" | "offsets">,
  position: number,
  asked: EventsAsked,
): readonly number[] {
  const [type, subject] = [predicateOf(asked.type), predicateOf(asked.subject)];
  const [from, to] = [
    asked.from === undefined ? -Infinity : Date.parse(asked.from),
    asked.to === undefined ? Infinity : Date.parse(asked.to),
  ];
  const { after = -Infinity, before = Infinity, $limit = USUAL_LIMIT } = asked;
  const found: number[] = [];
  const step = asked.$sort?.offset === -1 ? -1 : 1;
  for (
    let index = step === 1 ? 0 : position - 1;
    index >= 0 && index < position && found.length < $limit;
    index += step
  ) {
    const [fact, time = 0, offset = 0] = [facts[index], times[index], offsets[index]];
    if (
      fact &&
      time >= from &&
      time < to &&
      offset > after &&
      offset < before &&
      type(fact.type) &&
      (subject(fact.subject) || subject(agentIn(fact.data)))
    )
      found.push(index);
  }
  return found;
}

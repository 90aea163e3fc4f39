import type { RecordedLog } from "./recorded-log.ts";

/** A filter value: one text, or one of several. */
type OneOf = string | { readonly $in?: readonly string[] };

/** Query of the event list, the same as that of the platform. */
export interface EventsAsked {
  readonly type?: OneOf;
  readonly subject?: OneOf;
  /** ISO times: then or later, and before. */
  readonly from?: string;
  readonly to?: string;
  /** Only offsets greater than this, and less than that. */
  readonly after?: number;
  readonly before?: number;
  readonly $sort?: { readonly offset?: 1 | -1 };
  readonly $limit?: number;
}

const USUAL_LIMIT = 1_000;

const wanted = (asked: OneOf | undefined): ((value: string) => boolean) => {
  if (asked === undefined) return () => true;
  if (typeof asked === "string") return (value) => value === asked;
  const among = new Set(asked.$in);
  return (value) => among.has(value);
};

/** Events that name the agent count as theirs, because some logs contain only calls and no connections. */
const agentIn = ({ user }: RecordedLog["facts"][number]["data"]): string =>
  `user/${typeof user === "string" ? user : ""}`;

/**
 * The indices of the events that had happened at a position and are asked for, in the order that is asked
 * for.
 */
export function eventsBefore(
  { facts, times, offsets }: Pick<RecordedLog, "facts" | "times" | "offsets">,
  position: number,
  asked: EventsAsked,
): readonly number[] {
  const [type, subject] = [wanted(asked.type), wanted(asked.subject)];
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

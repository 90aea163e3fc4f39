import { idOf } from "../events/event.ts";
import type { RecordedLog } from "./recorded-log.ts";

/** Segment and agent of each event of a replay file; -1 for an event without a segment or agent. */
export interface EventTopics {
  /** Indexes in `segmentIds`. */
  readonly segments: Int32Array;
  readonly segmentIds: readonly string[];
  /** Indexes in `userIds`. */
  readonly users: Int32Array;
  readonly userIds: readonly string[];
}

const AT_ONCE = 20_000;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Distinct ids in the order of their first use. */
class Ids {
  readonly all: string[] = [];
  private readonly places = new Map<string, number>();

  place(id: string): number {
    const known = this.places.get(id);
    if (known !== undefined) return known;
    this.places.set(id, this.all.length);
    return this.all.push(id) - 1;
  }
}

/** Index of the last known segment or agent per subject and contact. */
class TopicIndex {
  private readonly of = new Map<string, number>();
  constructor(private readonly ids: Ids) {}

  /** Returns the index of `id`; without an id, the last known index of one of the subjects, otherwise -1. */
  add(id: string | null, about: readonly string[]): number {
    const place =
      id === null
        ? (about.map((one) => this.of.get(one)).find((known) => known !== undefined) ?? -1)
        : this.ids.place(id);
    if (place >= 0) for (const one of about) this.of.set(one, place);
    return place;
  }
}

/**
 * Assigns a segment and an agent to each event: from the event itself, otherwise from earlier events of its
 * subject or contact. If no earlier event has a segment, uses the segment of the next later event. Walks
 * forward, then backward, one range per step. Yields the number of events walked so far in both directions.
 */
export function* topicsOf({
  facts,
  length,
}: Pick<RecordedLog, "facts" | "length">): Generator<number, EventTopics> {
  const [segmentIds, userIds] = [new Ids(), new Ids()];
  const [segments, users] = [new Int32Array(length).fill(-1), new Int32Array(length).fill(-1)];
  const contacts = new Map<string, string>();
  for (const isBack of [false, true]) {
    const [ofSegment, ofUser] = [new TopicIndex(segmentIds), new TopicIndex(userIds)];
    for (let step = 0; step < length; step++) {
      const index = isBack ? length - 1 - step : step;
      const fact = facts[index];
      if (fact) {
        const { data, subject } = fact;
        const named = textOf(data["contact"]);
        if (named !== null) contacts.set(subject, `contact/${named}`);
        const contact = contacts.get(subject);
        const about = contact === undefined ? [subject] : [subject, contact];
        if (!isBack || segments[index] === -1) segments[index] = ofSegment.add(segmentTopic(fact), about);
        else ofSegment.add(segmentIds.all[segments[index] ?? -1] ?? null, about);
        if (!isBack) users[index] = ofUser.add(userTopic(fact), about);
      }
      if (step % AT_ONCE === AT_ONCE - 1) yield isBack ? length + step : step;
    }
  }
  return { segments, segmentIds: segmentIds.all, users, userIds: userIds.all };
}

function segmentTopic({ subject, data }: RecordedLog["facts"][number]): string | null {
  return (
    textOf(data["toSegment"]) ??
    textOf(data["segment"]) ??
    (subject.startsWith("segment/") ? idOf(subject) : null)
  );
}

function userTopic({ subject, data }: RecordedLog["facts"][number]): string | null {
  return (
    textOf(data["toUser"]) ?? textOf(data["user"]) ?? (subject.startsWith("user/") ? idOf(subject) : null)
  );
}

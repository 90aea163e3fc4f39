import { idOf } from "../events/event.ts";
import type { RecordedLog } from "./recorded-log.ts";

/** Segment and agent of each event of a recording; -1 if it has none. */
export interface EventTopics {
  /** Places in `segmentIds`. */
  readonly segments: Int32Array;
  readonly segmentIds: readonly string[];
  /** Places in `userIds`. */
  readonly users: Int32Array;
  readonly userIds: readonly string[];
}

const AT_ONCE = 20_000;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Ids in the order in which they came. */
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

/** Last known value per subject and contact. */
class Said {
  private readonly of = new Map<string, number>();
  constructor(private readonly ids: Ids) {}

  /** Returns the index of the current value, otherwise that of an earlier value of one of these subjects. */
  hear(id: string | null, about: readonly string[]): number {
    const place =
      id === null
        ? (about.map((one) => this.of.get(one)).find((known) => known !== undefined) ?? -1)
        : this.ids.place(id);
    if (place >= 0) for (const one of about) this.of.set(one, place);
    return place;
  }
}

/**
 * Assigns segments and agents to events: from the event itself, otherwise from earlier events of its subject
 * or contact. Contacts without an earlier value get the first later one. Walks forward and backward, one
 * range per step.
 */
export function* topicsOf({
  facts,
  length,
}: Pick<RecordedLog, "facts" | "length">): Generator<number, EventTopics> {
  const [segmentIds, userIds] = [new Ids(), new Ids()];
  const [segments, users] = [new Int32Array(length).fill(-1), new Int32Array(length).fill(-1)];
  const contacts = new Map<string, string>();
  for (const isBack of [false, true]) {
    const [ofSegment, ofUser] = [new Said(segmentIds), new Said(userIds)];
    for (let step = 0; step < length; step++) {
      const index = isBack ? length - 1 - step : step;
      const fact = facts[index];
      if (fact) {
        const { data, subject } = fact;
        const named = textOf(data["contact"]);
        if (named !== null) contacts.set(subject, `contact/${named}`);
        const contact = contacts.get(subject);
        const about = contact === undefined ? [subject] : [subject, contact];
        if (!isBack || segments[index] === -1) segments[index] = ofSegment.hear(segmentSaid(fact), about);
        else ofSegment.hear(segmentIds.all[segments[index] ?? -1] ?? null, about);
        if (!isBack) users[index] = ofUser.hear(userSaid(fact), about);
      }
      if (step % AT_ONCE === AT_ONCE - 1) yield isBack ? length + step : step;
    }
  }
  return { segments, segmentIds: segmentIds.all, users, userIds: userIds.all };
}

function segmentSaid({ subject, data }: RecordedLog["facts"][number]): string | null {
  return (
    textOf(data["toSegment"]) ??
    textOf(data["segment"]) ??
    (subject.startsWith("segment/") ? idOf(subject) : null)
  );
}

function userSaid({ subject, data }: RecordedLog["facts"][number]): string | null {
  return (
    textOf(data["toUser"]) ?? textOf(data["user"]) ?? (subject.startsWith("user/") ? idOf(subject) : null)
  );
}

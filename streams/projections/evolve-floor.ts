import type { KnownFact } from "../../openapi/generated/facts.ts";
import type { FloorContact } from "../../openapi/generated/live-monitor.ts";
import { idOf, isKnown, Key, type FoldEvent } from "../events/event.ts";
import { evolveAgent } from "./evolve-agent.ts";
import { endCall, evolveCall } from "./evolve-call.ts";
import { abandonEntry, evolveQueue } from "./evolve-queue.ts";
import type { Floor } from "./floor.ts";
import { FloorDraft } from "./floor-draft.ts";

/**
 * Returns the floor after a batch of events in their order; the given floor is not changed. An event that
 * contradicts the state is only added to the anomalies. The exception is a second call of an agent, which is
 * applied too. An event of an unknown type is only counted.
 */
export function evolveFloor(floor: Floor, events: readonly FoldEvent[]): Floor {
  if (events.length === 0) return floor;
  const draft = new FloorDraft(floor);
  for (const event of events) apply(draft, event, new Key(idOf(event.subject)), Date.parse(event.time));
  return draft.done();
}

/** Events with subjects and times (ms) already parsed, because parsing costs more than the whole fold. */
export interface ReadEvents {
  readonly facts: readonly FoldEvent[];
  /** Keys of the ids in the subjects of `facts`; equal subjects share a key. */
  readonly keys: readonly Key[];
  readonly times: ArrayLike<number>;
}

/**
 * Returns the floor after the events from index `from` (inclusive) to `until` (exclusive). Calls `after`
 * after each event, with the index of the event and the resulting state.
 */
export function evolveLog(
  floor: Floor,
  { facts, keys, times }: ReadEvents,
  from: number,
  until: number,
  after?: (index: number, then: Pick<FloorDraft, "queue" | "calls">) => void,
): Floor {
  if (until <= from) return floor;
  const draft = new FloorDraft(floor);
  for (let index = from; index < until; index++) {
    const event = facts[index];
    const key = keys[index];
    if (event && key) apply(draft, event, key, times[index] ?? Number.NaN);
    after?.(index, draft);
  }
  return draft.done();
}

function apply(draft: FloorDraft, event: FoldEvent, key: Key, time: number): void {
  const fact = event as FoldEvent & KnownFact; // any other type reaches the default case
  if (Number.isNaN(time)) return draft.anomaly(event, "time-unreadable");
  switch (fact.type) {
    // First, because it is the most frequent event on a busy floor.
    case "user-status-changed":
    case "user-connected":
    case "user-disconnected":
    case "user-described":
      return evolveAgent(draft, fact, key, time);
    case "contact-created":
    case "contact-ended":
      return evolveContact(draft, fact, key.id, time);
    case "queue-created":
    case "queue-assigned":
    case "queue-dismissed":
    case "queue-abandoned":
      return evolveQueue(draft, fact, key.id, time);
    case "call-created":
    case "call-transferred":
    case "call-tagged":
    case "call-ended":
      return evolveCall(draft, fact, key.id, time);
    case "poc-connected":
    case "poc-disconnected":
    case "poc-enrolled":
    case "poc-unrolled":
      return evolvePoc(draft, fact, key.id);
    case "segment-described":
      return evolveSegment(draft, fact, key.id);
    case "traffic-started":
      draft.zone = fact.data.zone;
      draft.traffic = {
        kind: fact.data.kind,
        name: fact.data.name,
        source: fact.source,
        started: time,
        ended: null,
      };
      return;
    case "traffic-ended":
      if (draft.traffic) draft.traffic = { ...draft.traffic, ended: fact.data.reason };
      return;
    default:
      // The remaining known types do not affect the floor.
      if (!isKnown(event)) draft.countUnknown(event.type);
      return;
  }
}

type ContactFact = Extract<KnownFact, { type: "contact-created" | "contact-ended" }>;

/**
 * Applies an event about a contact. A contact counts for the local day on which it was created, whenever it
 * ends.
 */
function evolveContact(draft: FloorDraft, fact: ContactFact, id: string, time: number): void {
  const contact = draft.contacts.get(id);
  if (fact.type === "contact-created") {
    if (draft.endOf(fact.subject)) return draft.anomaly(fact, "contact-closed");
    if (contact?.said) return draft.anomaly(fact, "contact-exists");
    const { day } = draft.dayOf(time);
    const { channel, customer = null } = fact.data;
    draft.contacts.put({
      id,
      said: true,
      channel,
      customer,
      day,
      queue: contact?.queue ?? null,
      call: contact?.call ?? null,
    });
    return draft.count(day, null, (tally) => void tally.contacts++);
  }
  if (!contact) return draft.anomaly(fact, draft.endOf(fact.subject) ? "contact-closed" : "contact-unknown");
  closeOpenParts(draft, contact, fact.data.outcome === "abandoned", time);
  draft.contacts.delete(id);
  draft.end(fact.subject, "ended");
  if (contact.said && fact.data.outcome === "abandoned")
    draft.count(contact.day, null, (tally) => void tally.hangs++);
}

function closeOpenParts(draft: FloorDraft, contact: FloorContact, abandoned: boolean, time: number): void {
  const entry = contact.queue === null ? undefined : draft.queue.get(contact.queue);
  if (entry && abandoned) abandonEntry(draft, entry, time);
  else if (entry) draft.closeEntry(entry, "ended");
  const call = contact.call === null ? undefined : draft.calls.get(contact.call);
  if (call) endCall(draft, call, time);
}

type SegmentFact = Extract<KnownFact, { type: "segment-described" }>;

/** Updates a segment. A removed segment with customers or connected agents stays until the last one has left. */
function evolveSegment(draft: FloorDraft, { data }: SegmentFact, id: string): void {
  const { removed: _, ...segment } = draft.segment(id);
  draft.putSegment({
    ...segment,
    name: data.name,
    channels: data.channels ?? segment.channels,
    imported: data.imported ?? segment.imported,
    ...(data.removed && { removed: true }),
  });
}

type PocFact = Extract<
  KnownFact,
  { type: "poc-connected" | "poc-disconnected" | "poc-enrolled" | "poc-unrolled" }
>;

/**
 * Updates or removes a display device. A log may start while devices are connected or repeat a report, so
 * each report is applied without anomalies.
 */
function evolvePoc(draft: FloorDraft, { type, data: { branch } }: PocFact, id: string): void {
  if (type === "poc-unrolled") draft.pocs.delete(id);
  else
    draft.pocs.put({
      id,
      branch,
      connected:
        type === "poc-enrolled" ? (draft.pocs.get(id)?.connected ?? false) : type === "poc-connected",
    });
}

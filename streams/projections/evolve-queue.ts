import type { Event, FloorQueueEntry } from "../../openapi/generated/live-monitor.ts";
import type { KnownFact } from "../events/event.ts";
import type { FloorDraft } from "./floor-draft.ts";
import { updateOpenParts, removeEndedPart } from "./open-contact.ts";

type QueueFact = Extract<
  KnownFact,
  { type: "queue-created" | "queue-assigned" | "queue-dismissed" | "queue-abandoned" }
>;

const SECONDS_COUNTED = 600;

/**
 * Returns the index of a duration (ms) in a histogram by whole seconds, rounded up. The last index holds all
 * durations over 600 s.
 */
export const secondsPlace = (duration: number): number =>
  Math.min(SECONDS_COUNTED + 1, Math.ceil(Math.max(0, duration) / 1000));

/** Increments a histogram at an index, first growing it with zeros if needed. */
export function addAt(histogram: number[], place: number): void {
  while (histogram.length <= place) histogram.push(0);
  histogram[place] = (histogram[place] ?? 0) + 1;
}

/**
 * Applies an event about a queue entry. An entry waits until a call answers it or the customer abandons it; a
 * missed or declined offer leaves it waiting. After its end, a late offer of an answered entry is ignored,
 * and any other event is an anomaly.
 */
export function evolveQueue(draft: FloorDraft, fact: QueueFact, id: string, time: number): void {
  const entry = draft.queue.get(id);
  if (fact.type === "queue-created") {
    if (entry) return draft.anomaly(fact, "queue-exists");
    if (draft.endOf(fact.subject)) return draft.anomaly(fact, "queue-closed");
    return enter(draft, fact, id, time);
  }
  if (!entry) return applyLate(draft, fact);
  switch (fact.type) {
    case "queue-assigned":
      return draft.putEntry({ ...entry, offeredTo: fact.data.user ?? null, offeredAt: time });
    case "queue-dismissed": {
      const kind = fact.data.reason === "timeout" ? "timeouts" : "dismissed";
      draft.count(entry.day, entry.segment, (tally) => void tally[kind]++);
      return draft.putEntry({ ...entry, offeredTo: null, offeredAt: null, dismissals: entry.dismissals + 1 });
    }
    case "queue-abandoned":
      return abandonEntry(draft, entry, time);
  }
}

/** Closes an entry as abandoned. Only this function counts abandoned entries. */
export function abandonEntry(draft: FloorDraft, entry: FloorQueueEntry, time: number): void {
  draft.closeEntry(entry, "abandoned");
  removeEndedPart(draft, entry.contact, "queue", entry.id);
  draft.count(entry.day, entry.segment, (tally) => {
    tally.abandoned++;
    addAt(tally.quits, secondsPlace(time - entry.since));
  });
}

function enter(
  draft: FloorDraft,
  fact: Extract<QueueFact, { type: "queue-created" }>,
  id: string,
  time: number,
): void {
  const { contact: contactId, segment, channel, priority = 1 } = fact.data;
  const { day } = draft.dayOf(time);
  const contact = updateOpenParts(
    draft,
    contactId,
    { channel, customer: fact.data.customer ?? null, day },
    { queue: id },
  );
  draft.putEntry({
    id,
    contact: contactId,
    segment,
    channel,
    customer: fact.data.customer ?? contact.customer,
    priority,
    since: time,
    day,
    offeredTo: null,
    offeredAt: null,
    dismissals: 0,
    offset: fact.offset,
  });
}

function applyLate(draft: FloorDraft, fact: Event & QueueFact): void {
  const how = draft.endOf(fact.subject);
  if (fact.type === "queue-assigned" && how === "answered") return;
  draft.anomaly(fact, how ? "queue-closed" : "queue-unknown");
}

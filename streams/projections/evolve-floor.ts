import type { KnownFact } from "../../openapi/generated/facts.ts";
import { idOf, isKnown, Key, type Told } from "../events/event.ts";
import { evolveAgent } from "./evolve-agent.ts";
import { evolveCall } from "./evolve-call.ts";
import { evolveContact } from "./evolve-contact.ts";
import { evolvePoc } from "./evolve-poc.ts";
import { evolveQueue } from "./evolve-queue.ts";
import { evolveSegment } from "./evolve-segment.ts";
import type { Floor } from "./floor.ts";
import { FloorDraft } from "./floor-draft.ts";

/**
 * The floor after a batch of events, in their order. The floor it is given stays as it is. An event that
 * contradicts the state goes to the anomalies, one of an unknown type is counted as unknown; neither changes
 * anything else.
 */
export function evolveFloor(floor: Floor, events: readonly Told[]): Floor {
  if (events.length === 0) return floor;
  const draft = new FloorDraft(floor);
  for (const event of events) apply(draft, event, new Key(idOf(event.subject)), Date.parse(event.time));
  return draft.done();
}

/** Events whose subjects and times (ms) were parsed before, which costs more than the whole fold. */
export interface ReadEvents {
  readonly facts: readonly Told[];
  /** Results of `idOf` for their subjects; equal subjects share a key. */
  readonly keys: readonly Key[];
  readonly times: ArrayLike<number>;
}

/** Returns the floor after the events between two indexes; `after` receives the state after each one. */
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

function apply(draft: FloorDraft, event: Told, key: Key, time: number): void {
  const fact = event as Told & KnownFact; // what is none of them falls through to the end
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
      // The facts that remain say nothing about who waits, talks or is there.
      if (!isKnown(event)) draft.countUnknown(event.type);
      return;
  }
}

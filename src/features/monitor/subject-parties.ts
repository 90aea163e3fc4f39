import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { idOf, isKnown } from "../../../streams/events/event.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { agentNameIn, segmentNameIn } from "./name-words.ts";

/**
 * The customer, agent and segment of a subject. A subject is the object of an event, such as `call/…`.
 * `customer` is the name: null for an unnamed customer, absent for the subject of an agent or a segment.
 * `user` and `segment` are ids; null if there is none.
 */
interface About {
  readonly customer?: string | null;
  readonly user: string | null;
  readonly segment: string | null;
}

/**
 * Returns the customer, agent and segment of a subject: from the floor, otherwise from the events that
 * created it. Null if unknown.
 */
export function partiesOfSubject(
  floor: Floor | undefined,
  subject: string,
  events: readonly Event[] = [],
): About | null {
  const id = idOf(subject);
  switch (subject.slice(0, subject.indexOf("/"))) {
    case "user":
      return { user: id, segment: null };
    case "segment":
      return { user: null, segment: id };
    case "queue": {
      const entry = floor?.queue.get(id);
      return entry
        ? { customer: entry.customer, user: entry.offeredTo, segment: entry.segment }
        : fromEvents(floor, subject, events);
    }
    case "call":
      return aboutCall(floor, id) ?? fromEvents(floor, subject, events);
    case "contact": {
      const contact = floor?.contacts.get(id);
      if (!contact) return fromEvents(floor, subject, events);
      return {
        user: null,
        segment: null,
        ...(contact.call === null ? null : aboutCall(floor, contact.call)),
        customer: contact.customer,
      };
    }
    default:
      return null;
  }
}

function aboutCall(floor: Floor | undefined, id: string): About | null {
  const call = floor?.calls.get(id);
  return call ? { customer: call.customer, user: call.user, segment: call.segment } : null;
}

function fromEvents(floor: Floor | undefined, subject: string, events: readonly Event[]): About | null {
  for (const event of events) {
    if (event.subject !== subject || !isKnown(event)) continue;
    if (event.type === "contact-created")
      return { customer: event.data.customer ?? null, user: null, segment: null };
    if (event.type !== "queue-created" && event.type !== "call-created") continue;
    const { contact, segment } = event.data;
    const customer = event.data.customer ?? floor?.contacts.get(contact)?.customer ?? null;
    return { customer, user: event.type === "call-created" ? (event.data.user ?? null) : null, segment };
  }
  return null;
}

/** Returns the names to show for a subject, in this order: customer, agent, segment. */
export function aboutWords(
  { customer, user, segment }: About,
  floor: Floor | undefined,
  say: TranslationFunctions,
): string[] {
  return [
    ...(customer === undefined ? [] : [customer ?? say.monitor.cells.unknownCustomer()]),
    ...(user === null ? [] : [agentNameIn(floor, user, say)]),
    ...(segment === null ? [] : [segmentNameIn(floor, segment, say)]),
  ];
}

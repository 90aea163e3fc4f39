import { searchKey } from "../../openapi/formats/search-text.ts";
import { type FactType, idOf, type KnownFact } from "../../streams/events/event.ts";
import type { CallRecord, ContactRecord, Ledgers } from "./call-record.ts";

/** A fact with its time in ms. */
export type TimedFact = {
  [Type in FactType]: {
    readonly type: Type;
    readonly subject: string;
    readonly at: number;
    readonly data: Extract<KnownFact, { type: Type }>["data"];
  };
}[FactType];

/** Account and epoch of the records. */
export interface Owner {
  readonly account: string;
  readonly epoch: number;
}

/**
 * Applies one fact to the records. Ignores contradictory facts by the same rules as the fold of the floor, so
 * that the records match what the monitor showed.
 */
export function evolveRecords(ledgers: Ledgers, fact: TimedFact, owner: Owner): void {
  const id = idOf(fact.subject);
  switch (fact.type) {
    case "contact-created": {
      const contact = ledgers.contacts.get(id);
      if (contact?.ended || contact?.said) return;
      return ledgers.contacts.put({
        ...(contact ?? newContact(id, owner)),
        said: true,
        customer: fact.data.customer ?? null,
      });
    }
    case "contact-ended":
      return endContact(ledgers, id, fact.at);
    case "queue-created": {
      if (ledgers.queues.get(id)) return;
      const { contact, customer = null } = fact.data;
      const holder = attach(ledgers, contact, { queue: id }, customer, owner);
      return ledgers.queues.put({
        ...owner,
        id,
        contact,
        customer: customer ?? holder.customer,
        created_at: fact.at,
        ended: false,
      });
    }
    case "queue-abandoned":
      return endQueue(ledgers, id);
    case "call-created":
      return ledgers.calls.get(id) ? undefined : createCall(ledgers, id, fact, owner);
    case "call-transferred":
      return changeCall(ledgers, id, (call) => ({
        transfers: call.transfers + 1,
        transferred_agent: fact.data.toUser ?? call.transferred_agent,
        transferred_segment: fact.data.toSegment ?? call.transferred_segment,
      }));
    case "call-tagged":
      return changeCall(ledgers, id, (call) => ({ tags: [...new Set([...call.tags, ...fact.data.tags])] }));
    case "call-ended":
      return endCall(ledgers, id, fact.at, fact.data.by ?? null);
    default:
      // Other facts do not change these records.
      return;
  }
}

const newContact = (id: string, owner: Owner): ContactRecord => ({
  ...owner,
  id,
  customer: null,
  queue: null,
  call: null,
  said: false,
  ended: false,
});

function createCall(
  ledgers: Ledgers,
  id: string,
  { at, data }: Extract<TimedFact, { type: "call-created" }>,
  owner: Owner,
): void {
  const queue = data.queue ?? ledgers.contacts.get(data.contact)?.queue ?? null;
  const entry = queue === null ? undefined : ledgers.queues.get(queue);
  if (entry?.ended) return;
  if (entry) endQueue(ledgers, entry.id);
  const known = data.customer ?? entry?.customer ?? null;
  const contact = attach(ledgers, data.contact, { call: id }, known, owner);
  const customer = known ?? contact.customer;
  ledgers.calls.put({
    ...owner,
    id,
    contact: data.contact,
    queue,
    customer,
    channel: data.channel,
    agent: data.user ?? null,
    segment: data.segment,
    transferred_agent: null,
    transferred_segment: null,
    transfers: 0,
    waited: waitOf(queue, entry?.created_at, at),
    tags: [],
    created_at: entry?.created_at ?? at,
    started_at: at,
    ended_at: null,
    ended_by: null,
    search: searchKey([id, data.contact, customer]),
  });
}

function waitOf(queue: string | null, since: number | undefined, at: number): number | null {
  if (since !== undefined) return Math.max(0, at - since);
  return queue === null ? 0 : null;
}

function changeCall({ calls }: Ledgers, id: string, change: (call: CallRecord) => Partial<CallRecord>): void {
  const call = calls.get(id);
  if (call && call.ended_at === null) calls.put({ ...call, ...change(call) });
}

function endCall(ledgers: Ledgers, id: string, at: number, by: CallRecord["ended_by"]): void {
  changeCall(ledgers, id, (call) => ({ ended_at: Math.max(at, call.started_at), ended_by: by }));
  const contact = ledgers.calls.get(id)?.contact;
  if (contact !== undefined) detach(ledgers, contact, "call", id);
}

function endQueue(ledgers: Ledgers, id: string): void {
  const entry = ledgers.queues.get(id);
  if (!entry || entry.ended) return;
  ledgers.queues.put({ ...entry, ended: true });
  detach(ledgers, entry.contact, "queue", id);
}

function endContact(ledgers: Ledgers, id: string, at: number): void {
  const contact = ledgers.contacts.get(id);
  if (!contact || (!contact.said && contact.queue === null && contact.call === null)) return;
  if (contact.queue !== null) endQueue(ledgers, contact.queue);
  if (contact.call !== null) endCall(ledgers, contact.call, at, null);
  ledgers.contacts.put({ ...contact, queue: null, call: null, said: false, ended: true });
}

/**
 * Sets the open queue entry or call of a contact, and returns the contact. Creates the contact if it is
 * unknown. Also sets the customer if the contact was not open.
 */
function attach(
  { contacts }: Ledgers,
  id: string,
  open: Partial<Pick<ContactRecord, "queue" | "call">>,
  customer: string | null,
  owner: Owner,
): ContactRecord {
  const known = contacts.get(id);
  const isOpen = known !== undefined && (known.said || known.queue !== null || known.call !== null);
  const contact = { ...(known ?? newContact(id, owner)), ...(isOpen ? {} : { customer }), ...open };
  contacts.put(contact);
  return contact;
}

function detach({ contacts }: Ledgers, id: string, part: "queue" | "call", partId: string): void {
  const contact = contacts.get(id);
  if (contact?.[part] === partId) contacts.put({ ...contact, [part]: null });
}

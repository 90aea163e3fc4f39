import type { Selectable } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import { idOf } from "../../streams/events/event.ts";
import type { Tables } from "../database/schema.ts";

export type ContactRecord = Selectable<Tables["contact_records"]>;
export type CallRecord = Selectable<Tables["call_records"]>;

/** Account and epoch of the records. */
export interface Owner {
  readonly account: string;
  readonly epoch: number;
}

/** Rows by key. Tracks which of them changed. */
export class Ledger<Row> {
  private readonly rows: Map<string, Row>;
  private readonly altered = new Set<string>();

  constructor(
    rows: readonly Row[],
    private readonly keyOf: (row: Row) => string,
  ) {
    this.rows = new Map(rows.map((row) => [keyOf(row), row]));
  }

  get(key: string): Row | undefined {
    return this.rows.get(key);
  }

  put(row: Row): void {
    const key = this.keyOf(row);
    this.rows.set(key, row);
    this.altered.add(key);
  }

  get size(): number {
    return this.rows.size;
  }

  /** Returns the rows that changed since the last invocation. */
  changed(): Row[] {
    const changed = [...this.altered].flatMap((key) => this.rows.get(key) ?? []);
    this.altered.clear();
    return changed;
  }
}

/** Stored contacts and calls that a batch of events affects. */
export class Ledgers {
  readonly contacts: Ledger<ContactRecord>;
  private readonly legs: Ledger<CallRecord>;
  /** Keys of the records of answered calls, by the id of the call. */
  private readonly legOfCall = new Map<string, string>();

  constructor(contacts: readonly ContactRecord[], calls: readonly CallRecord[]) {
    this.contacts = new Ledger(contacts, ({ id }) => id);
    this.legs = new Ledger(calls, ({ leg }) => leg);
    for (const call of calls) if (call.answered_at !== null) this.legOfCall.set(call.id, call.leg);
  }

  /** Returns the record with this key (`queue/<id>`, `call/<id>` or `contact/<id>`). */
  leg(key: string | null): CallRecord | undefined {
    return key === null ? undefined : this.legs.get(key);
  }

  /** Returns the record of an answered call. */
  call(id: string): CallRecord | undefined {
    return this.leg(this.legOfCall.get(id) ?? null);
  }

  put(record: CallRecord): void {
    this.legs.put(record);
    if (record.answered_at !== null) this.legOfCall.set(record.id, record.leg);
  }

  /** Number of calls, answered or not. */
  get size(): number {
    return this.legs.size;
  }

  /** Returns the calls that changed since the last invocation. */
  changedCalls(): CallRecord[] {
    return this.legs.changed();
  }
}

/** Returns true while a customer waits: the record was neither answered nor ended. */
export const isWaiting = ({ answered_at, outcome }: CallRecord): boolean =>
  answered_at === null && outcome === null;

/** Returns true while a call is in progress. */
export const isInCall = ({ answered_at, outcome }: CallRecord): boolean =>
  answered_at !== null && outcome === null;

/** Returns a contact about which nothing is known yet. */
export const newContact = (id: string, at: number, owner: Owner): ContactRecord => ({
  ...owner,
  id,
  customer: null,
  queue: null,
  call: null,
  announced: false,
  ended: false,
  channel: null,
  origin: null,
  device: null,
  location: null,
  consent_at: null,
  created_at: at,
  leg: null,
});

/** Returns a record in which nothing has happened yet. */
export const newRecord = (
  leg: string,
  { account, epoch, ...contact }: ContactRecord,
  at: number,
  channel: CallRecord["channel"],
): CallRecord => ({
  account,
  epoch,
  leg,
  id: idOf(leg),
  contact: contact.id,
  is_first: contact.leg === null,
  queue: null,
  customer: contact.customer,
  channel,
  origin: contact.origin,
  device: contact.device,
  location: contact.location,
  consent_at: contact.consent_at,
  agent: null,
  segment: null,
  transferred_agent: null,
  transferred_segment: null,
  transfers: 0,
  offers: 0,
  dismissals: 0,
  timeouts: 0,
  outcome: null,
  reason: null,
  waited: null,
  queued: null,
  served: null,
  tags: [],
  sentiment: null,
  topics: [],
  summary: null,
  quality: null,
  survey: null,
  survey_form: null,
  survey_answers: null,
  survey_score: null,
  comments: 0,
  began_at: contact.created_at,
  created_at: at,
  started_at: at,
  answered_at: null,
  ended_at: null,
  ended_by: null,
  search: searchKey([idOf(leg), contact.id, contact.customer]),
});

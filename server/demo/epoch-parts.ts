import { copied, type CopiedRows } from "../database/copy-rows.ts";
import type { NewEvent, PlacedEvent } from "../log/log-event.ts";
import { callFactOf, connectionFactOf, statusFactOf } from "../read-models/apply-read-models.ts";
import { type CallRecord, type ContactRecord, Ledgers, type Owner } from "../read-models/call-record.ts";
import { addedTotals } from "../read-models/call-totals.ts";
import { Connections } from "../read-models/evolve-connections.ts";
import { evolveRecords } from "../read-models/evolve-records.ts";
import { evolveStatuses, type StatusRecord } from "../read-models/evolve-statuses.ts";
import type { FinalRecords } from "../read-models/save-records.ts";
import type { TimedRow } from "./save-papers.ts";

/** Rows of an epoch that one transaction writes. They can be sent to another thread. */
export type EpochPart =
  | { readonly kind: "events"; readonly rows: CopiedRows }
  | ({ readonly kind: "records" } & FinalRecords)
  | { readonly kind: "papers"; readonly papers: readonly TimedRow[] };

/** Epoch whose events are written, and its channel. */
export interface EpochPlace extends Owner {
  readonly channel: number;
}

/**
 * Rows of one transaction. It is short, because the embedded database runs one at a time; calls have the most
 * indexes.
 */
const SIZES = { events: 1_500, contacts: 1_500, calls: 250, connections: 500, statuses: 1_500 };

/** Yields the parts of an epoch: its events, and then their records, which are final by then. */
export function* epochParts(events: Iterable<NewEvent>, place: EpochPlace): Generator<EpochPart> {
  const state = new PastState({ account: place.account, epoch: place.epoch });
  let offset = 0;
  let chunk: PlacedEvent[] = [];
  const rest = (): EpochPart => {
    const placed = chunk;
    chunk = [];
    state.apply(placed);
    return { kind: "events", rows: copied("events", placed.map(rowOf(place))) };
  };
  for (const event of events) {
    chunk.push({ ...event, epoch: place.epoch, offset: ++offset });
    if (chunk.length === SIZES.events) yield rest();
  }
  if (chunk.length > 0) yield rest();
  yield* state.parts();
}

const rowOf =
  ({ channel, epoch }: EpochPlace) =>
  ({ offset, id, source, type, subject, time, dataschema, data }: PlacedEvent) => ({
    channel,
    epoch,
    offset,
    id,
    source,
    type,
    subject,
    time,
    dataschema,
    data,
  });

/** Records of one epoch while its events are applied. */
class PastState {
  private readonly ledgers = new Ledgers([], []);
  private readonly connections: Connections;
  /** All statuses by offset, and the current one of each agent. */
  private readonly statuses = new Map<number, StatusRecord>();
  private readonly current = new Map<string, StatusRecord>();

  constructor(private readonly owner: Owner) {
    this.connections = new Connections(owner, []);
  }

  apply(events: readonly PlacedEvent[]): void {
    for (const fact of events.flatMap(callFactOf)) evolveRecords(this.ledgers, fact, this.owner);
    for (const fact of events.flatMap(connectionFactOf)) this.connections.evolve(fact);
    for (const record of evolveStatuses(
      [...this.current.values()],
      events.flatMap(statusFactOf),
      this.owner,
    )) {
      this.statuses.set(record.offset, record);
      if (record.ended_at === null) this.current.set(record.user_id, record);
    }
  }

  *parts(): Generator<EpochPart> {
    for (const part of inParts(this.ledgers.contacts.changed(), SIZES.contacts)) yield contactPart(part);
    for (const part of inParts(this.ledgers.changedCalls(), SIZES.calls)) yield callPart(part);
    for (const part of inParts(this.connections.changed(), SIZES.connections))
      yield { kind: "records", rows: copied("connection_records", part) };
    for (const part of inParts([...this.statuses.values()], SIZES.statuses))
      yield { kind: "records", rows: copied("status_records", part) };
  }
}

const contactPart = (contacts: readonly ContactRecord[]): EpochPart => ({
  kind: "records",
  rows: copied("contact_records", contacts),
  ids: contacts.map(({ id }) => id),
});

const callPart = (calls: readonly CallRecord[]): EpochPart => ({
  kind: "records",
  rows: copied("call_records", calls),
  ids: calls.map(({ id }) => id),
  legs: calls.map(({ leg }) => leg),
  totals: addedTotals(calls),
});

/** Yields a list in parts. */
export function* inParts<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

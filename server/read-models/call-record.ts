import type { Selectable } from "kysely";
import type { Tables } from "../database/schema.ts";

export type ContactRecord = Selectable<Tables["contact_records"]>;
export type QueueRecord = Selectable<Tables["queue_records"]>;
export type CallRecord = Selectable<Tables["call_records"]>;

/** Records by id. Tracks which of them changed. */
export class Ledger<Row extends { readonly id: string }> {
  private readonly rows: Map<string, Row>;
  private readonly altered = new Set<string>();

  constructor(rows: readonly Row[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  get(id: string): Row | undefined {
    return this.rows.get(id);
  }

  put(row: Row): void {
    this.rows.set(row.id, row);
    this.altered.add(row.id);
  }

  changed(): Row[] {
    return [...this.altered].flatMap((id) => this.rows.get(id) ?? []);
  }
}

/** Stored contacts, queue entries and calls that a batch of events affects. */
export interface Ledgers {
  readonly contacts: Ledger<ContactRecord>;
  readonly queues: Ledger<QueueRecord>;
  readonly calls: Ledger<CallRecord>;
}

import type { FoldEvent } from "../../../streams/events/event.ts";
import type { RecordedLog } from "../../../streams/replay/recorded-log.ts";

interface Row {
  readonly id: string;
  readonly name: unknown;
  readonly segments: unknown;
  readonly connection: string;
  readonly status: unknown;
  readonly reason: unknown;
  readonly since: number;
  readonly changes: number;
}

/**
 * Minimal cost of a fold that never changes a row in place: a map, and a new row by a literal for each event.
 * It has no counts, days, calls or checks for contradictions.
 */
export class LiteralFold {
  private readonly rows: Map<string, Row>;

  constructor(private readonly log: RecordedLog) {
    this.rows = new Map(
      [...log.begin.floor.agents].map(({ id, name, segments, status, reason, since }) => [
        id,
        { id, name, segments, connection: "online", status, reason, since: since ?? 0, changes: 0 },
      ]),
    );
  }

  all(): void {
    const { facts, keys, times } = this.log;
    for (let index = 0; index < facts.length; index++) {
      const fact = facts[index];
      if (fact) this.apply(fact, keys[index]?.id ?? "", times[index] ?? 0);
    }
  }

  private apply({ data }: FoldEvent, id: string, time: number): void {
    const row = this.rows.get(id);
    if (data["removed"] === true) this.rows.delete(id);
    else if (!row || data["name"] !== undefined)
      this.rows.set(id, {
        id,
        name: data["name"],
        segments: data["segments"],
        connection: "online",
        status: null,
        reason: null,
        since: time,
        changes: 0,
      });
    else
      this.rows.set(id, {
        id,
        name: row.name,
        segments: row.segments,
        connection: row.connection,
        status: data["status"],
        reason: data["reason"],
        since: time,
        changes: row.changes + 1,
      });
  }
}

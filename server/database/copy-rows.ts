import { CompiledQuery } from "kysely";
import type { Queries, Tables } from "./schema.ts";

/** New rows of a table, in the text format of COPY. They can be sent to another thread. */
export interface CopiedRows {
  readonly table: keyof Tables;
  readonly columns: readonly string[];
  readonly count: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Prepares rows for `copyRows`. All rows must have the same members. */
export function copied(table: keyof Tables, rows: readonly object[]): CopiedRows {
  const lines = rows.map((row) => `${Object.values(row).map(fieldOf).join("\t")}\n`);
  return {
    table,
    columns: Object.keys(rows[0] ?? {}),
    count: rows.length,
    data: new TextEncoder().encode(lines.join("")),
  };
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Returns a value as COPY reads it. Objects are written as JSON. */
function fieldOf(value: unknown): string {
  if (value === null) return "\\N";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPED[sign] ?? sign) : text;
}

/** Inserts rows by COPY, which is faster than INSERT. Fails if one of them exists already. */
export async function copyRows(db: Queries, { table, columns, count, data }: CopiedRows): Promise<void> {
  if (count === 0) return;
  const names = columns.map((column) => `"${column}"`).join(", ");
  await db.executeQuery(CompiledQuery.raw(`copy ${table} (${names}) ${FROM_DATA}`, [data]));
}

const FROM_DATA = "from stdin";

/**
 * Returns the data of a statement of `copyRows`; null for other statements. Connections have to send it apart from
 * the statement.
 */
export function dataOfCopy(
  statement: string,
  parameters: readonly unknown[] = [],
): Uint8Array<ArrayBuffer> | null {
  const [data] = parameters;
  return statement.endsWith(FROM_DATA) && data instanceof Uint8Array
    ? (data as Uint8Array<ArrayBuffer>) // only `copyRows` makes such statements
    : null;
}

import { type RawBuilder, sql } from "kysely";
import type { Filter } from "./resource.ts";

type Condition = RawBuilder<boolean>;

const COMPARISONS: Readonly<Record<string, RawBuilder<unknown>>> = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` };

/** What one filter of a query asks of its column. A value on its own is to be equal; operators must all hold. */
export function conditionsOf(filter: Filter, asked: unknown): Condition[] {
  if (typeof asked !== "object" || asked === null) return [equals(filter, asked)];
  return Object.entries(asked).map(([operator, operand]) => condition(filter, operator, operand));
}

/** The text itself somewhere in the column, or at its beginning, and none of it a pattern. */
export const matches = (column: Filter["column"], text: string, where: "anywhere" | "beginning"): Condition =>
  sql<boolean>`${columnOf({ column })} like ${`${where === "anywhere" ? "%" : ""}${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/** The text itself somewhere in the column. */
export const contains = (column: Filter["column"], text: string): Condition => matches(column, text, "anywhere");

function condition(filter: Filter, operator: string, operand: unknown): Condition {
  const column = columnOf(filter);
  if (operator === "$ne") return filter.kind === "list" ? sql<boolean>`not ${equals(filter, operand)}` : sql<boolean>`${column} is distinct from ${operand}`;
  if (operator === "$in") return anyOf((operand as readonly unknown[]).map((value) => equals(filter, value))); // the contract has a list there
  const comparison = COMPARISONS[operator];
  if (!comparison) throw new Error(`The query grammar has no operator ${operator}.`);
  return sql<boolean>`${column} ${comparison} ${filter.kind === "time" ? Date.parse(String(operand)) : operand}`;
}

const anyOf = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const columnOf = ({ column }: Pick<Filter, "column">) => (typeof column === "string" ? sql.ref(column) : column);

function equals(filter: Filter, value: unknown): Condition {
  return filter.kind === "list" ? sql<boolean>`${value} = any(${columnOf(filter)})` : sql<boolean>`${columnOf(filter)} = ${value}`;
}

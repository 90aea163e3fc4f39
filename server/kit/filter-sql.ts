import { type RawBuilder, sql } from "kysely";
import { foldText, searchWords } from "../../openapi/formats/search-text.ts";
import type { Filter } from "./resource.ts";

type Condition = RawBuilder<boolean>;

const COMPARISONS: Readonly<Record<string, RawBuilder<unknown>>> = {
  $gt: sql`>`,
  $gte: sql`>=`,
  $lt: sql`<`,
  $lte: sql`<=`,
};

/**
 * Compiles one filter of a query to conditions on its column, which the caller combines with AND: one for
 * each operator. A plain value means equality.
 */
export function conditionsOf(filter: Filter, asked: unknown, account = ""): Condition[] {
  const { matches } = filter;
  if (matches) {
    const one = (values: unknown) => matches([values].flat().map(String), account);
    if (typeof asked !== "object" || asked === null || Array.isArray(asked)) return [one(asked)];
    return Object.entries(asked).map(([operator, operand]) =>
      operator === "$ne" ? sql<boolean>`not coalesce(${one(operand)}, false)` : one(operand),
    );
  }
  if (typeof asked !== "object" || asked === null) return [equals(filter, asked)];
  return Object.entries(asked).map(([operator, operand]) => condition(filter, operator, operand));
}

/** Matches a column that contains a text (`anywhere`) or begins with it. Escapes wildcards in the text. */
export const matches = (column: Filter["column"], text: string, where: "anywhere" | "beginning"): Condition =>
  sql<boolean>`${columnOf({ column })} like ${`${where === "anywhere" ? "%" : ""}${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;

/**
 * Matches records that contain all typed words, in any order and each in one of its spellings. `finds`
 * returns the condition for one spelling of a word. An empty text matches everything.
 */
export function findsWords(typed: string, finds: (spelling: string) => Condition): Condition {
  const words = searchWords(typed).map((spellings) => either(spellings.map(finds)));
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** Matches all typed words in a column of texts folded by `foldText`. */
export const contains = (column: Filter["column"], typed: string): Condition =>
  findsWords(typed, (spelling) => matches(column, spelling, "anywhere"));

/**
 * Combines conditions with OR. A single condition is returned unchanged, because the planner estimates it
 * best.
 */
export const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 1 && conditions[0]
    ? conditions[0]
    : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

function condition(filter: Filter, operator: string, operand: unknown): Condition {
  const column = columnOf(filter);
  if (operator === "$ne")
    return filter.kind === "list"
      ? sql<boolean>`not ${equals(filter, operand)}`
      : sql<boolean>`${column} is distinct from ${operand}`;
  if (operator === "$in")
    return either((operand as readonly unknown[]).map((value) => equals(filter, value))); // validated as a list
  const comparison = COMPARISONS[operator];
  if (!comparison) throw new Error(`The query grammar has no operator ${operator}.`);
  return sql<boolean>`${column} ${comparison} ${filter.kind === "time" ? Date.parse(String(operand)) : operand}`;
}

const columnOf = ({ column }: Pick<Filter, "column">) =>
  typeof column === "string" ? sql.ref(column) : column;

function equals(filter: Filter, value: unknown): Condition {
  return filter.kind === "list"
    ? sql<boolean>`${value} = any(${columnOf(filter)})`
    : sql<boolean>`${columnOf(filter)} = ${value}`;
}

/** Returns the sort key of a text. It is not computed in SQL, because databases fold letters differently. */
export const sortKey = (text: string): string => foldText(text);

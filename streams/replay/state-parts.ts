import { Keyed } from "../projections/keyed.ts";

/** Members that can identify a row. The first one that all rows of a list have is used. */
const NAMES = ["id", "day", "offset"] as const;

/** Members of an object by name, or rows of a list by their identifying member, in order. */
export type Members = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Returns the member that identifies the rows of a list; null if there is none. A list without such a member
 * is compared as one value.
 */
function nameOf(rows: readonly unknown[]): (typeof NAMES)[number] | null {
  return NAMES.find((name) => rows.every((row) => isObject(row) && name in row)) ?? null;
}

const isNumbers = (list: readonly unknown[]): list is readonly number[] =>
  list.every((item) => typeof item === "number");

/**
 * Returns the members of a value in the state; null for a value without members. A list of numbers is a
 * histogram, with its indexes as member names.
 */
export function membersOf(value: unknown): Members | null {
  if (value instanceof Keyed)
    return new Map([...(value as Keyed<{ readonly id: string }>)].map((row) => [row.id, row])); // every row of a Keyed has an id
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (isNumbers(list)) return new Map(list.map((count, place) => [String(place), count]));
    const name = nameOf(list);
    return name && new Map(list.map((row) => [String((row as Record<string, unknown>)[name]), row])); // every row has this member
  }
  return isObject(value) ? new Map(Object.entries(value)) : null;
}

/** Returns one member of a value, without listing the other members. */
export function memberOf(value: unknown, name: string): unknown {
  if (value instanceof Keyed) return value.get(name);
  if (!isObject(value)) return undefined;
  if (Array.isArray(value)) return membersOf(value)?.get(name);
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Converts a value of the state to plain data, with rows sorted by id. */
export function plain(value: unknown): unknown {
  if (value instanceof Keyed)
    return [...(value as Keyed<{ readonly id: string }>)].sort((a, b) => (a.id < b.id ? -1 : 1)).map(plain); // every row of a Keyed has an id
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
    : value;
}

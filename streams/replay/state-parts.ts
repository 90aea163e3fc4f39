import { Keyed } from "../projections/keyed.ts";

/** Members that identify a row; the first one that all rows have is used. */
const NAMES = ["id", "day", "offset"] as const;

/** Members by their names, in their order: of an object its own, of rows what they are called by. */
export type Members = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Returns the identifying member of a list's rows; null if there is none, so that the list is compared as one
 * value.
 */
function nameOf(rows: readonly unknown[]): (typeof NAMES)[number] | null {
  return NAMES.find((name) => rows.every((row) => isObject(row) && name in row)) ?? null;
}

const isNumbers = (list: readonly unknown[]): list is readonly number[] =>
  list.every((item) => typeof item === "number");

/**
 * Returns the members of a value in the state; null for a single value. A list of numbers is a histogram with
 * its indexes as members.
 */
export function membersOf(value: unknown): Members | null {
  if (value instanceof Keyed)
    return new Map([...(value as Keyed<{ readonly id: string }>)].map((row) => [row.id, row])); // what a Keyed keeps has an id
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (isNumbers(list)) return new Map(list.map((count, place) => [String(place), count]));
    const name = nameOf(list);
    return name && new Map(list.map((row) => [String((row as Record<string, unknown>)[name]), row])); // each has that member
  }
  return isObject(value) ? new Map(Object.entries(value)) : null;
}

/** One member, without listing the others. */
export function memberOf(value: unknown, name: string): unknown {
  if (value instanceof Keyed) return value.get(name);
  if (!isObject(value)) return undefined;
  if (Array.isArray(value)) return membersOf(value)?.get(name);
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** A value of the state as plain data, rows by their ids. */
export function plain(value: unknown): unknown {
  if (value instanceof Keyed)
    return [...(value as Keyed<{ readonly id: string }>)].sort((a, b) => (a.id < b.id ? -1 : 1)).map(plain); // as above
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
    : value;
}

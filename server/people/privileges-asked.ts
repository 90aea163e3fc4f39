import enWords from "../../i18n/en/console/index.ts";
import esWords from "../../i18n/es/console/index.ts";
import frWords from "../../i18n/fr/console/index.ts";
import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";
import type { Language, NumberFilter, PrivilegeRecord, TextFilter } from "../../openapi/generated/console.ts";
import { sortKey } from "../kit/conditions.ts";

type Direction = 1 | -1;

/** What is asked of the list of privileges. */
export interface PrivilegesQuestion {
  readonly $search?: string | undefined;
  readonly $sort?: Partial<Readonly<Record<"label" | "name" | "level" | "users", Direction>>> | undefined;
  readonly level?: NumberFilter | undefined;
  readonly default?: boolean | undefined;
  readonly permissions?: TextFilter | undefined;
}

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: enWords.privileges,
  es: esWords.privileges,
  fr: frWords.privileges,
};

/**
 * Those privileges that are asked for, in the order that is asked for. The default ones are in no database
 * that could be asked; they are sorted by what they are called in a language, and found by what they are
 * called in any.
 */
export function privilegesAsked(
  all: readonly PrivilegeRecord[],
  { $search: search, $sort: sort = {}, level, default: isDefault, permissions }: PrivilegesQuestion,
  language: Language,
): PrivilegeRecord[] {
  const sought = searchWords(search ?? "");
  const asked = all.filter(
    (one) =>
      holds(level, one.level) &&
      (isDefault === undefined || one.default === isDefault) &&
      gives(permissions, one.permissions) &&
      holdsWords(calledSo(one), sought),
  );
  const keyOf = (one: PrivilegeRecord, by: string): string | number =>
    by === "level"
      ? one.level
      : by === "users"
        ? one.users
        : sortKey(by === "name" ? one.name : (one.label ?? NAMES[language][one.name] ?? one.name));
  const compared = (one: PrivilegeRecord, other: PrivilegeRecord): number => {
    for (const [by, towards] of Object.entries(sort)) {
      const [first, second] = [keyOf(one, by), keyOf(other, by)];
      if (first !== second) return (first < second ? -1 : 1) * towards;
    }
    return 0;
  };
  return asked.toSorted(compared);
}

/** All that a privilege is called, wherever one reads it. */
const calledSo = ({ name, label }: PrivilegeRecord): string =>
  searchKey([name, ...(label === null ? Object.values(NAMES).map((names) => names[name]) : [label])]);

/** Whether one holds the permission that is asked for, or any of them. */
function gives(filter: TextFilter | undefined, held: readonly string[]): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "string") return held.includes(filter);
  const { $in, $ne } = filter;
  return ($in?.some((one) => held.includes(one)) ?? true) && ($ne === undefined || !held.includes($ne));
}

/** Whether a number is what a filter asks for. */
function holds(filter: NumberFilter | undefined, value: number): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "number") return value === filter;
  const { $in, $ne, $gt = -Infinity, $gte = -Infinity, $lt = Infinity, $lte = Infinity } = filter;
  return (
    ($in?.includes(value) ?? true) &&
    value !== $ne &&
    value > $gt &&
    value >= $gte &&
    value < $lt &&
    value <= $lte
  );
}

import enWords from "../../i18n/en/console/index.ts";
import esWords from "../../i18n/es/console/index.ts";
import frWords from "../../i18n/fr/console/index.ts";
import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";
import type { Language, NumberFilter, PrivilegeRecord, TextFilter } from "../../openapi/generated/console.ts";
import { sortKey } from "../kit/filter-sql.ts";

type Direction = 1 | -1;

/** Query of the privileges list. */
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
 * Filters and sorts privileges. Default ones are not in the database; they are sorted by their label in one
 * language and found by their label in any.
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

/** Returns all names of a privilege in all languages. */
const calledSo = ({ name, label }: PrivilegeRecord): string =>
  searchKey([name, ...(label === null ? Object.values(NAMES).map((names) => names[name]) : [label])]);

/** Returns true if the privilege has the filtered permission, or one of them. */
function gives(filter: TextFilter | undefined, held: readonly string[]): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "string") return held.includes(filter);
  const { $in, $ne } = filter;
  return ($in?.some((one) => held.includes(one)) ?? true) && ($ne === undefined || !held.includes($ne));
}

/** Returns true if a number matches a filter. */
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

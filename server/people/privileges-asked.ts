import enWords from "../../i18n/en/console/index.ts";
import esWords from "../../i18n/es/console/index.ts";
import frWords from "../../i18n/fr/console/index.ts";
import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";
import type { Language, NumberFilter, PrivilegeRecord, TextFilter } from "../../openapi/generated/console.ts";
import { sortKey } from "../kit/filter-sql.ts";

type Direction = 1 | -1;

/** Query parameters of the privileges list. */
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
 * Filters and sorts privileges in memory, because default privileges are not in the database. Default
 * privileges are sorted by their label in the given language, and found by their label in any language.
 */
export function privilegesAsked(
  all: readonly PrivilegeRecord[],
  { $search: search, $sort: sort = {}, level, default: isDefault, permissions }: PrivilegesQuestion,
  language: Language,
): PrivilegeRecord[] {
  const words = searchWords(search ?? "");
  const matching = all.filter(
    (privilege) =>
      matchesNumber(level, privilege.level) &&
      (isDefault === undefined || privilege.default === isDefault) &&
      matchesPermission(permissions, privilege.permissions) &&
      holdsWords(searchText(privilege), words),
  );
  const keyOf = (privilege: PrivilegeRecord, by: string): string | number =>
    by === "level"
      ? privilege.level
      : by === "users"
        ? privilege.users
        : sortKey(
            by === "name"
              ? privilege.name
              : (privilege.label ?? NAMES[language][privilege.name] ?? privilege.name),
          );
  const compare = (privilege: PrivilegeRecord, other: PrivilegeRecord): number => {
    for (const [by, towards] of Object.entries(sort)) {
      const [first, second] = [keyOf(privilege, by), keyOf(other, by)];
      if (first !== second) return (first < second ? -1 : 1) * towards;
    }
    return 0;
  };
  return matching.toSorted(compare);
}

/** Returns the searchable names of a privilege, in all languages. */
const searchText = ({ name, label }: PrivilegeRecord): string =>
  searchKey([name, ...(label === null ? Object.values(NAMES).map((names) => names[name]) : [label])]);

/** Returns true if the permissions match a filter. */
function matchesPermission(filter: TextFilter | undefined, held: readonly string[]): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "string") return held.includes(filter);
  const { $in, $ne } = filter;
  return (
    ($in?.some((privilege) => held.includes(privilege)) ?? true) && ($ne === undefined || !held.includes($ne))
  );
}

/** Returns true if a number matches a filter. */
function matchesNumber(filter: NumberFilter | undefined, value: number): boolean {
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

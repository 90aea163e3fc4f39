import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import type { PermissionRow } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { type PermissionSubject, permissionWords } from "./permission-words.ts";

/** Areas of work, and the subjects of the permissions that belong to each. */
const AREAS = {
  calls: [
    "monitor",
    "replay",
    "calls",
    "insights",
    "recordings",
    "recordings-settings",
    "events",
    "tags",
    "abandon-reasons",
    "ai-topics",
  ],
  people: ["users", "connections", "administrators", "privileges", "working-hours", "notifications"],
  customers: ["contacts", "forms", "agent-form-exports", "surveys"],
  segments: ["segments", "branches", "referrers"],
  calendars: ["appointments", "services", "availabilities", "custom-emails"],
  integrations: ["integrations", "webhooks", "api-keys", "uploads"],
  account: ["account", "business", "sso", "ip-restrictions", "audit", "mails", "ideas"],
} as const satisfies Record<string, readonly PermissionSubject[]>;

type Area = keyof typeof AREAS | "everyone" | "other";

/** A permission with its title and the operations that require it. */
export interface PermissionGroup {
  /** A permission, `signed-in` or `public`. */
  readonly permission: string;
  readonly title: string;
  /** Operations that match the search; all operations if the area, title or permission matches. */
  readonly operations: readonly PermissionRow[];
  /** True if the search matches operations, but not the area, title or permission. */
  readonly isFoundInside: boolean;
}

export interface PermissionArea {
  readonly area: Area;
  readonly title: string;
  readonly groups: readonly PermissionGroup[];
}

const READ_FIRST = ["public", "signed-in", "read", "write"];
const actRank = (permission: string): number => {
  const rank = READ_FIRST.indexOf(permission.split(".")[1] ?? permission);
  return rank < 0 ? READ_FIRST.length : rank;
};

/** Groups the operations of the platform by area and permission, and keeps those that match a search. */
export function permissionAreas(
  rows: readonly PermissionRow[],
  typed: string,
  say: TranslationFunctions,
): readonly PermissionArea[] {
  const words = searchWords(typed);
  const text = say.people.permissions;
  const byPermission = new Map<string, PermissionRow[]>();
  for (const row of rows)
    byPermission.set(row.permission, [...(byPermission.get(row.permission) ?? []), row]);
  const areaOf = areaBySubject();
  const order: readonly Area[] = [
    "calls",
    "people",
    "customers",
    "segments",
    "calendars",
    "integrations",
    "account",
    "other",
    "everyone",
  ];
  return order.flatMap((area): PermissionArea[] => {
    const title = text.areas[area]();
    const subjects: readonly string[] = area === "other" || area === "everyone" ? [] : AREAS[area];
    const permissions = [...byPermission.keys()].filter((permission) => areaOf(permission) === area);
    permissions.sort(
      (a, b) => subjects.indexOf(subjectOf(a)) - subjects.indexOf(subjectOf(b)) || actRank(a) - actRank(b),
    );
    const groups = permissions.flatMap((permission) =>
      found(permission, byPermission.get(permission) ?? [], title),
    );
    return groups.length === 0 ? [] : [{ area, title, groups }];
  });

  function found(permission: string, all: readonly PermissionRow[], area: string): PermissionGroup[] {
    const title =
      permission === "public"
        ? text.public()
        : permission === "signed-in"
          ? text.signedIn()
          : (permissionWords([permission], say)[0] ?? permission);
    const isFound = holdsWords(searchKey([area, title, permission]), words);
    const operations = isFound
      ? all
      : all.filter(({ operation, method, path }) =>
          holdsWords(searchKey([area, title, permission, operation, `${method} ${path}`]), words),
        );
    return operations.length === 0 ? [] : [{ permission, title, operations, isFoundInside: !isFound }];
  }
}

const subjectOf = (permission: string): string => permission.split(".")[0] ?? permission;

function areaBySubject(): (permission: string) => Area {
  const areas = new Map<string, Area>(
    Object.entries(AREAS).flatMap(([area, subjects]) =>
      subjects.map((subject) => [subject, area as Area] as const),
    ),
  ); // all keys of AREAS are areas
  return (permission) =>
    permission === "public" || permission === "signed-in"
      ? "everyone"
      : (areas.get(subjectOf(permission)) ?? "other");
}

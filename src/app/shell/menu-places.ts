import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Session } from "../../../openapi/generated/console.ts";
import { pageOfList } from "../../resource/kit/described/page-of-list.ts";
import {
  ALL,
  MENU,
  MENU_ENTRIES,
  type MenuEntry,
  type MenuGroup,
  NAMED,
  type PageName,
  RECORDINGS,
} from "./menu-entries.ts";

/** Returns true if an entry has a page of its own, and not only pages of records. */
export const hasPage = (entry: MenuEntry): boolean => NAMED.some(({ entries }) => entries.includes(entry));

type Holder = Pick<Session, "abilities" | "features"> | null;

/** Returns true for recording auditors: users who can review recordings but not see the live floor. */
const isAuditor = (holder: Holder): boolean =>
  holder !== null &&
  holder.abilities.includes("recordings.read") &&
  !holder.abilities.includes("monitor.read");

/**
 * Returns the main menu of a user. For recording auditors it starts with the recordings. Pages to which another
 * page of the menu leads are left out.
 */
export function menuOf(holder: Holder): readonly MenuGroup[] {
  const first = isAuditor(holder) ? [RECORDINGS] : [];
  const isListed = (entry: MenuEntry): boolean => {
    const above = entry.below && entryOf(entry.below);
    return !(above && isOpenTo(above, holder)) && !first.some(({ entries }) => entries.includes(entry));
  };
  return [...first, ...MENU.map(({ group, entries }) => ({ group, entries: entries.filter(isListed) }))];
}

/** Returns true if a path shows the account menu instead of the main menu. */
export const isAccount = (path: string, holder: Holder): boolean =>
  (path === "/account" || path.startsWith("/account/")) && menuPlace(path, menuOf(holder)) === null;

/**
 * Returns the path of the landing page: the segments, if the user can open them and is not a recording
 * auditor; otherwise the first page of the main menu that the user can open; otherwise the profile.
 */
export function homeOf(holder: Holder): string {
  const open = menuOf(holder).flatMap(({ entries }) => entries.filter((entry) => isOpenTo(entry, holder)));
  const usual = isAuditor(holder) ? undefined : open.find(({ page }) => page === "segments");
  const first = usual ?? open[0];
  return first ? hrefOf(first, holder) : "/account/profile";
}

/** Returns where an entry of the menu leads: the page, in the view with which the user begins. */
export const hrefOf = ({ path, start }: MenuEntry, holder: Holder): string =>
  start && holder?.abilities.includes(start.ability) ? `${path}?${start.query}` : path;

/**
 * Returns the entry that matches a path, and the group of the entry; null if none matches. If several entries
 * match, the one with the longest path is returned.
 */
export function menuPlace(path: string, among: readonly MenuGroup[] = ALL) {
  const places = among.flatMap(({ group, entries }) =>
    entries
      .filter(
        (entry) =>
          path === entry.path ||
          path.startsWith(`${entry.path}/`) ||
          (entry.records !== undefined && path.startsWith(`${entry.records}/`)),
      )
      .map((entry) => ({ group, entry })),
  );
  return places.toSorted((a, b) => b.entry.path.length - a.entry.path.length)[0] ?? null;
}

/** Returns the entry of a path and its group: the first one in the user's menu, if there are several. */
export const placeFor = (path: string, holder: Holder) =>
  menuPlace(path, isAuditor(holder) ? [RECORDINGS, ...ALL] : ALL);

/** Returns the label of an entry in its menu. */
export const calledIn = ({ page, called }: MenuEntry, say: TranslationFunctions): string =>
  called ? say.shell.called[called]() : say.shell.pages[page]();

export const entryOf = (page: PageName): MenuEntry | undefined =>
  MENU_ENTRIES.find((entry) => entry.page === page);

type Access = Pick<MenuEntry, "ability" | "feature">;
/** Returns true if the user can open a page. */
export const isOpenTo = ({ ability, feature }: Access, holder: Holder): boolean =>
  holder !== null &&
  (ability === null || holder.abilities.includes(ability)) &&
  (feature === undefined || holder.features.includes(feature));

/** Returns the path of a record of a resource (its name in permissions); null if the user cannot open its page. */
export function placeOfRecord(list: string, id: string, holder: Holder): string | null {
  const entry = MENU_ENTRIES.find(({ page }) => page === pageOfList(list));
  return entry && isOpenTo(entry, holder) ? `${entry.path}/${encodeURIComponent(id)}` : null;
}

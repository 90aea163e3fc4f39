import type { Feature, Permission, Session } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { pageOfList } from "../../resource/kit/described/page-of-list.ts";
import type { IconName } from "../../ui/icon.tsx";

/** The name of a page, as the texts call it. */
export type PageName = keyof TranslationFunctions["shell"]["pages"];
type GroupName = keyof TranslationFunctions["shell"]["groups"];

export interface MenuEntry {
  readonly page: PageName;
  /** Label in this list, if it differs from the page's title. */
  readonly called?: keyof TranslationFunctions["shell"]["called"];
  readonly path: string;
  readonly icon: IconName;
  /**
   * Permission for the entry; without it the entry is hidden and the page explains who can grant it. null for
   * all users.
   */
  readonly ability: Permission | null;
  /** Path of its records' pages, if not below its own. */
  readonly records?: string;
  /** Only where the plan holds it. */
  readonly feature?: Feature;
  /** True for the page of a described resource. */
  readonly described?: true;
  /** The keys that lead there. */
  readonly keys?: string;
  /** The page that one comes from. */
  readonly below?: PageName;
  /** Until this day (ISO) it is marked as new. */
  readonly newAt?: string;
}

interface MenuGroup {
  readonly group: GroupName;
  readonly entries: readonly MenuEntry[];
}

const CONNECT: MenuGroup = {
  group: "connect",
  entries: [
    {
      page: "integrations",
      path: "/integrations",
      icon: "plug",
      ability: "integrations.read",
      described: true,
    },
    {
      page: "webhooks",
      path: "/webhooks",
      icon: "webhook",
      ability: "webhooks.read",
      keys: "G W",
      newAt: "2022-04-15",
    },
  ],
};

const RECORDED_CALLS: MenuEntry = {
  page: "recordedCalls",
  path: "/account/recorded-calls",
  icon: "play",
  ability: "recordings.read",
};
const REPLAY: MenuEntry = {
  page: "replay",
  path: "/monitor/replay",
  icon: "rewind",
  ability: "replay.read",
  below: "monitor",
};

/** First group in the menu of recording auditors. */
const RECORDINGS: MenuGroup = { group: "calls", entries: [RECORDED_CALLS, REPLAY] };

/** The menu, in its groups: every page that there is. */
export const MENU: readonly MenuGroup[] = [
  {
    group: "now",
    entries: [
      {
        page: "monitor",
        path: "/monitor",
        icon: "pulse",
        ability: "monitor.read",
        keys: "G M",
        newAt: "2023-08-01",
      },
    ],
  },
  {
    group: "understand",
    entries: [
      {
        page: "submissions",
        path: "/forms/submissions",
        records: "/form-submission",
        icon: "inbox",
        ability: "forms.read",
      },
      {
        page: "agentFormExports",
        path: "/insights/exports/agent-forms",
        icon: "download",
        ability: "agent-form-exports.read",
      },
    ],
  },
  {
    group: "people",
    entries: [
      { page: "users", path: "/users", icon: "users", ability: "users.read", keys: "G U" },
      { page: "contacts", path: "/contacts", icon: "card", ability: "contacts.read", described: true },
    ],
  },
  {
    group: "service",
    entries: [
      { page: "segments", path: "/segments", icon: "segment", ability: "segments.read", keys: "G S" },
      { page: "branches", path: "/branches", icon: "branch", ability: "branches.read", keys: "G B" },
    ],
  },
  {
    group: "calendar",
    entries: [
      {
        page: "services",
        path: "/calendar/services",
        icon: "calendar",
        ability: "services.read",
        described: true,
        feature: "CALENDAR",
        newAt: "2022-05-15",
      },
      {
        page: "availabilities",
        path: "/calendar/availabilities",
        icon: "userClock",
        ability: "availabilities.read",
        described: true,
        feature: "CALENDAR",
      },
      {
        page: "appointments",
        path: "/calendar/appointments",
        icon: "booked",
        ability: "appointments.read",
        feature: "CALENDAR",
      },
      {
        page: "customEmails",
        path: "/calendar/email-templates",
        icon: "mail",
        ability: "custom-emails.read",
        described: true,
        feature: "CALENDAR",
      },
    ],
  },
  {
    group: "build",
    entries: [
      { page: "forms", path: "/forms/models", icon: "form", ability: "forms.read", described: true },
      { page: "surveys", path: "/surveys/models", icon: "survey", ability: "surveys.read", described: true },
      {
        page: "tags",
        path: "/tags",
        icon: "tag",
        ability: "tags.read",
        described: true,
        keys: "G T",
        newAt: "2022-04-15",
      },
    ],
  },
  CONNECT,
];

/** The list of the account, which takes the place of the menu there. */
export const ACCOUNT_MENU: readonly MenuGroup[] = [
  {
    group: "you",
    entries: [
      { page: "profile", path: "/account/profile", icon: "user", ability: null, keys: "G A" },
      { page: "twoFactor", path: "/account/2fa", icon: "shield", ability: null },
      { page: "ideas", path: "/account/feedback", icon: "edit", ability: "ideas.read", described: true },
    ],
  },
  {
    group: "organization",
    entries: [
      { page: "business", path: "/account/business", icon: "home", ability: "business.write" },
      { page: "subscriptions", path: "/account/subscriptions", icon: "copy", ability: "account.write" },
      {
        page: "administrators",
        path: "/account/administrators",
        icon: "userShield",
        ability: "privileges.read",
      },
      {
        page: "notifications",
        path: "/account/notifications",
        icon: "bell",
        ability: "notifications.read",
        described: true,
      },
      {
        page: "workingHours",
        path: "/account/working-hours",
        icon: "clock",
        ability: "working-hours.read",
        described: true,
      },
      {
        page: "abandonReasons",
        path: "/account/abandon-reasons",
        icon: "exit",
        ability: "abandon-reasons.read",
        described: true,
      },
      {
        page: "referrers",
        path: "/account/referrers",
        icon: "external",
        ability: "referrers.read",
        described: true,
      },
      {
        page: "aiTopics",
        path: "/account/ai/topics",
        icon: "sparkle",
        ability: "ai-topics.read",
        described: true,
      },
      { page: "utilities", path: "/account/utilities", icon: "wrench", ability: "mails.read" },
      {
        page: "uploads",
        path: "/account/uploads",
        icon: "upload",
        ability: "uploads.read",
        feature: "store_files",
      },
    ],
  },
  {
    group: "calls",
    entries: [
      { page: "configuration", path: "/account/configuration", icon: "sliders", ability: "account.write" },
      {
        page: "recordingsSettings",
        path: "/account/recordings",
        icon: "video",
        ability: "recordings-settings.read",
      },
      RECORDED_CALLS,
    ],
  },
  {
    group: "security",
    entries: [
      { page: "sso", path: "/account/sso", icon: "key", ability: "sso.read", feature: "sso" },
      {
        page: "ipRestrictions",
        path: "/account/ip-restrictions",
        icon: "globe",
        ability: "ip-restrictions.read",
      },
      { page: "apiKeys", path: "/account/api-keys", icon: "lock", ability: "api-keys.read" },
    ],
  },
];

/** Entries of the account: its own pages and links to integrations. */
const IN_ACCOUNT: readonly MenuGroup[] = [
  ...ACCOUNT_MENU,
  {
    group: "miscellaneous",
    entries: CONNECT.entries.map((entry) =>
      entry.page === "webhooks" ? { ...entry, called: "events" } : entry,
    ),
  },
];

/** Pages that the menu leads to through another of its pages. */
const BELOW: readonly MenuGroup[] = [
  { group: "now", entries: [REPLAY] },
  {
    group: "people",
    entries: [
      { page: "connections", path: "/users/connections", icon: "signal", ability: "connections.read" },
    ],
  },
];

/** Every page that one goes to by its name. */
export const NAMED: readonly MenuGroup[] = [...MENU, ...BELOW, ...ACCOUNT_MENU];

/** Pages that one comes to from others alone. */
const HIDDEN: readonly MenuGroup[] = [
  { group: "now", entries: [{ page: "call", path: "/call", icon: "voice", ability: "calls.read" }] },
];

const ALL = [...NAMED, ...HIDDEN];
export const MENU_ENTRIES: readonly MenuEntry[] = ALL.flatMap(({ entries }) => entries);

/** Returns whether an entry has a page of its own besides those of its records. */
export const hasPage = (entry: MenuEntry): boolean => NAMED.some(({ entries }) => entries.includes(entry));

type Holder = Pick<Session, "abilities" | "features"> | null;

/** Returns true if a person works with recordings alone: they review calls, and see no live floor. */
const isAuditor = (holder: Holder): boolean =>
  holder !== null &&
  holder.abilities.includes("recordings.read") &&
  !holder.abilities.includes("monitor.read");

/** The main menu of a person; that of recording auditors begins with the recordings. */
export const menuOf = (holder: Holder): readonly MenuGroup[] =>
  isAuditor(holder) ? [RECORDINGS, ...MENU] : MENU;

/** The list of the account for a person, without what their main menu has. */
export const accountMenuOf = (holder: Holder): readonly MenuGroup[] =>
  isAuditor(holder)
    ? IN_ACCOUNT.map(({ group, entries }) => ({
        group,
        entries: entries.filter((entry) => !RECORDINGS.entries.includes(entry)),
      }))
    : IN_ACCOUNT;

/**
 * Returns true if a page belongs to the account, where the list of the account takes the place of a person's main
 * menu.
 */
export const isAccount = (path: string, holder: Holder): boolean =>
  (path === "/account" || path.startsWith("/account/")) && menuPlace(path, menuOf(holder)) === null;

/**
 * Returns the path at which a person begins: the recordings for recording auditors, else the segments, else
 * the first page that is open to them.
 */
export function homeOf(holder: Holder): string {
  const open = menuOf(holder).flatMap(({ entries }) => entries.filter((entry) => isOpenTo(entry, holder)));
  const usual = isAuditor(holder) ? undefined : open.find(({ page }) => page === "segments");
  return (usual ?? open[0])?.path ?? "/account/profile";
}

/** Returns the entry of a path and its group. Of nested pages, the longest matching path counts. */
export function menuPlace(path: string, among: readonly MenuGroup[] = ALL) {
  const places = among.flatMap(({ group, entries }) =>
    entries
      .filter(
        (one) =>
          path === one.path ||
          path.startsWith(`${one.path}/`) ||
          (one.records !== undefined && path.startsWith(`${one.records}/`)),
      )
      .map((entry) => ({ group, entry })),
  );
  return places.toSorted((one, other) => other.entry.path.length - one.entry.path.length)[0] ?? null;
}

/** Returns the entry in the user's own menu, which decides for pages that several menus contain. */
export const placeFor = (path: string, holder: Holder) =>
  menuPlace(path, isAuditor(holder) ? [RECORDINGS, ...ALL] : ALL);

/** Returns the label of an entry in its list. */
export const calledIn = ({ page, called }: MenuEntry, say: TranslationFunctions): string =>
  called ? say.shell.called[called]() : say.shell.pages[page]();

/** The entry of a page. */
export const entryOf = (page: PageName): MenuEntry | undefined =>
  MENU_ENTRIES.find((one) => one.page === page);

/** Returns true if the user can open a page. */
export const isOpenTo = (
  { ability, feature }: Pick<MenuEntry, "ability" | "feature">,
  holder: Holder,
): boolean =>
  holder !== null &&
  (ability === null || holder.abilities.includes(ability)) &&
  (feature === undefined || holder.features.includes(feature));

/**
 * Returns the path of a record, given its resource in permissions such as `working-hours`; null if the user
 * cannot open its page.
 */
export function placeOfRecord(list: string, id: string, holder: Holder): string | null {
  const entry = MENU_ENTRIES.find(({ page }) => page === pageOfList(list));
  return entry && isOpenTo(entry, holder) ? `${entry.path}/${encodeURIComponent(id)}` : null;
}

/** Returns true if a page is marked as new at a moment (wall time, ms). */
export const isNew = ({ newAt }: Pick<MenuEntry, "newAt">, now: number): boolean =>
  newAt !== undefined && now < Date.parse(newAt);

import type { Feature, Permission } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { IconName } from "../../ui/icon.tsx";

/** Name of a page. The texts of the page have this name as their key. */
export type PageName = keyof TranslationFunctions["shell"]["pages"];
type GroupName = keyof TranslationFunctions["shell"]["groups"];

export interface MenuEntry {
  readonly page: PageName;
  /** Label in this menu, if it differs from the page's title. */
  readonly called?: keyof TranslationFunctions["shell"]["called"];
  readonly path: string;
  readonly icon: IconName;
  /**
   * Permission that the page requires; null if all users can open it. For users without the permission, the
   * entry is hidden, and the page explains who can grant access.
   */
  readonly ability: Permission | null;
  /** Base path of the record pages or further tabs, if they are not below `path`. */
  readonly records?: string;
  /** View with which users who have a permission begin, as a query. */
  readonly start?: { readonly ability: Permission; readonly query: string };
  /** Feature that the account's plan must include. */
  readonly feature?: Feature;
  /** True if the list and the form of the page are derived from the contract (`DescribedResource`). */
  readonly described?: true;
  /** Shortcut to the page. */
  readonly keys?: string;
  /** Parent page in the breadcrumb. Users who can open it have no entry for this page in the menu. */
  readonly below?: PageName;
  /** The entry is marked as new before this day (ISO date, from 00:00 UTC). */
  readonly newAt?: string;
}

export interface MenuGroup {
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
  path: "/insights/recordings",
  icon: "play",
  ability: "recordings.read",
  // The recordings that wait, the oldest first (`TO_REVIEW`).
  start: { ability: "recordings.review", query: "is.status=pending&sort=startedAt" },
  below: "insights",
};
const REPLAY: MenuEntry = {
  page: "replay",
  path: "/monitor/replay",
  icon: "rewind",
  ability: "replay.read",
  below: "monitor",
};

/** First group in the main menu of recording auditors (`isAuditor`). */
export const RECORDINGS: MenuGroup = { group: "calls", entries: [RECORDED_CALLS, REPLAY] };

/** Groups of the main menu. */
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
        page: "insights",
        path: "/insights/calls",
        records: "/insights",
        icon: "chart",
        ability: "insights.read",
        keys: "G I",
      },
      {
        page: "submissions",
        path: "/insights/submissions",
        records: "/form-submission",
        icon: "inbox",
        ability: "forms.read",
        below: "insights",
      },
      {
        page: "agentFormExports",
        path: "/insights/exports/agent-forms",
        icon: "download",
        ability: "agent-form-exports.read",
      },
      RECORDED_CALLS,
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

/** Groups of the account menu, which replaces the main menu on account pages. */
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

/** Groups of the account menu, followed by links to integrations and webhooks. */
export const IN_ACCOUNT: readonly MenuGroup[] = [
  ...ACCOUNT_MENU,
  {
    group: "miscellaneous",
    entries: CONNECT.entries.map((entry) =>
      entry.page === "webhooks" ? { ...entry, called: "events" } : entry,
    ),
  },
];

/** Pages without an entry in `MENU` or `ACCOUNT_MENU`. Users open them by links on other pages. */
const BELOW: readonly MenuGroup[] = [
  { group: "now", entries: [REPLAY] },
  {
    group: "people",
    entries: [
      { page: "connections", path: "/users/connections", icon: "signal", ability: "connections.read" },
    ],
  },
];

/** All pages that the command palette and the help list by name. */
export const NAMED: readonly MenuGroup[] = [...MENU, ...BELOW, ...ACCOUNT_MENU];

/** Pages of single records, to which other pages link. Their path without an id has no page. */
const HIDDEN: readonly MenuGroup[] = [
  {
    group: "understand",
    entries: [{ page: "call", path: "/call", icon: "voice", ability: "calls.read", below: "insights" }],
  },
];

/** All pages. */
export const ALL: readonly MenuGroup[] = [...NAMED, ...HIDDEN];
export const MENU_ENTRIES: readonly MenuEntry[] = ALL.flatMap(({ entries }) => entries);

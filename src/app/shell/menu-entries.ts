import type { Feature, Permission, Session } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { IconName } from "../../ui/icon.tsx";

/** The name of a page, as the texts call it. */
export type PageName = keyof TranslationFunctions["shell"]["pages"];
type GroupName = keyof TranslationFunctions["shell"]["groups"];

export interface MenuEntry {
  readonly page: PageName;
  readonly path: string;
  readonly icon: IconName;
  /** Without it the entry is not shown, and the page says who can give it; null: open to everybody. */
  readonly ability: Permission | null;
  /** Only where the plan holds it. */
  readonly feature?: Feature;
  /** The keys that lead there. */
  readonly keys?: string;
}

interface MenuGroup {
  readonly group: GroupName;
  readonly entries: readonly MenuEntry[];
}

/** The menu, in its groups: every page that there is. */
export const MENU: readonly MenuGroup[] = [
  { group: "now", entries: [{ page: "monitor", path: "/monitor", icon: "pulse", ability: "monitor.read", keys: "G M" }] },
  {
    group: "people",
    entries: [
      { page: "users", path: "/users", icon: "users", ability: "users.read", keys: "G U" },
      { page: "contacts", path: "/contacts", icon: "mail", ability: "contacts.read" },
    ],
  },
  {
    group: "service",
    entries: [
      { page: "segments", path: "/segments", icon: "segment", ability: "segments.read", keys: "G S" },
      { page: "branches", path: "/branches", icon: "branch", ability: "branches.read", keys: "G B" },
    ],
  },
  { group: "build", entries: [{ page: "tags", path: "/tags", icon: "tag", ability: "tags.read", keys: "G T" }] },
  { group: "connect", entries: [{ page: "secrets", path: "/webhooks/secrets", icon: "key", ability: "secrets.read" }] },
];

/** The list of the account, which takes the place of the menu there. */
export const ACCOUNT_MENU: readonly MenuGroup[] = [
  { group: "you", entries: [{ page: "profile", path: "/account/profile", icon: "user", ability: null, keys: "G A" }, { page: "twoFactor", path: "/account/2fa", icon: "shield", ability: null }] },
  {
    group: "organisation",
    entries: [
      { page: "business", path: "/account/business", icon: "home", ability: "business.write" },
      { page: "administrators", path: "/account/administrators", icon: "users", ability: "privileges.read" },
      { page: "notifications", path: "/account/notifications", icon: "bell", ability: "notifications.read" },
      { page: "abandonReasons", path: "/account/abandon-reasons", icon: "exit", ability: "abandon-reasons.read" },
      { page: "referrers", path: "/account/referrers", icon: "external", ability: "referrers.read" },
      { page: "aiTopics", path: "/account/ai/topics", icon: "pulse", ability: "ai-topics.read" },
      { page: "utilities", path: "/account/utilities", icon: "wrench", ability: "mails.read" },
    ],
  },
  {
    group: "security",
    entries: [
      { page: "sso", path: "/account/sso", icon: "key", ability: "sso.read", feature: "sso" },
      { page: "ipRestrictions", path: "/account/ip-restrictions", icon: "globe", ability: "ip-restrictions.read" },
      { page: "apiKeys", path: "/account/api-keys", icon: "lock", ability: "api-keys.read" },
    ],
  },
];

const BOTH = [...MENU, ...ACCOUNT_MENU];

/** Whether a page belongs to the account. */
export const isAccount = (path: string): boolean => path === "/account" || path.startsWith("/account/");

/** The entry of a path, and its group. */
export function menuPlace(path: string) {
  for (const { group, entries } of BOTH) {
    const entry = entries.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    if (entry) return { group, entry };
  }
  return null;
}

/** The entry of a page. */
export const entryOf = (page: PageName): MenuEntry | undefined => BOTH.flatMap(({ entries }) => entries).find((one) => one.page === page);

/** Whether a page is open to somebody. */
export const isOpenTo = ({ ability, feature }: Pick<MenuEntry, "ability" | "feature">, holder: Pick<Session, "abilities" | "features"> | null): boolean =>
  holder !== null && (ability === null || holder.abilities.includes(ability)) && (feature === undefined || holder.features.includes(feature));

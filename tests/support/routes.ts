import { MENU_ENTRIES } from "../../src/app/shell/menu-entries.ts";
import { PAGE_PARTS } from "../../src/app/shell/page-parts.ts";

/** Routes that need a session: pages with their own code, described lists, and the monitor. */
export const ROUTES = [
  ...Object.keys(PAGE_PARTS),
  ...MENU_ENTRIES.flatMap(({ described, path }) => (described ? path : [])),
  "/monitor",
];

/** Routes that need no session and show a choice of language. */
export const PUBLIC_ROUTES = ["/login", "/terms", "/privacy", "/password/forgot", "/accounts/activation"];

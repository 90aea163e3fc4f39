import { type MenuEntry, MENU_ENTRIES } from "../menu-entries.ts";
import { menuPlace } from "../menu-places.ts";

/**
 * Paths of lists by resource, for resources whose path is not that of the menu entry with their permission.
 */
const PATHS: Readonly<Record<string, string>> = {
  calls: "/insights/calls",
  "forms.submissions": "/insights/submissions",
  privileges: "/account/administrators/privileges",
  "users.administrators": "/account/administrators",
  webhooks: "/webhooks/list",
  "webhooks.logs": "/webhooks/logs",
  "webhooks.secrets": "/webhooks/secrets",
};

/** Returns the path and the menu entry of a saved view's list; null if the list no longer exists. */
export function listOfView(resource: string): { readonly path: string; readonly entry: MenuEntry } | null {
  const path = PATHS[resource];
  if (path !== undefined) {
    const place = menuPlace(path);
    return place && { path, entry: place.entry };
  }
  const entries = MENU_ENTRIES.filter(({ ability }) => ability === `${resource}.read`);
  const entry = entries.find(({ described }) => described) ?? entries[0];
  return entry ? { path: entry.path, entry } : null;
}

import { type MenuEntry, MENU_ENTRIES, menuPlace } from "../menu-entries.ts";

/** Lists that share their permission with another. */
const PATHS: Readonly<Record<string, string>> = {
  "forms.submissions": "/forms/submissions",
  privileges: "/account/administrators/privileges",
  "users.administrators": "/account/administrators",
  webhooks: "/webhooks/list",
  "webhooks.logs": "/webhooks/logs",
  "webhooks.secrets": "/webhooks/secrets",
};

/** Returns the path of a saved view's list and its menu entry; null for a list that no longer exists. */
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

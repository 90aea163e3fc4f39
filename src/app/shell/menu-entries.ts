import type { Permission } from "../../../openapi/generated/console.ts";
import type { IconName } from "../../ui/icon.tsx";

export interface MenuEntry {
  readonly page: "monitor" | "segments";
  readonly path: string;
  readonly icon: IconName;
  /** Without it the entry is not shown, and the page says who can give it. */
  readonly ability: Permission;
  /** The keys that lead there. */
  readonly keys: string;
}

/** The menu, in its groups: every page that there is. */
export const MENU: readonly { readonly group: "now" | "service"; readonly entries: readonly MenuEntry[] }[] = [
  { group: "now", entries: [{ page: "monitor", path: "/monitor", icon: "pulse", ability: "monitor.read", keys: "G M" }] },
  { group: "service", entries: [{ page: "segments", path: "/segments", icon: "segment", ability: "segments.read", keys: "G S" }] },
];

/** The entry of a path, and its group. */
export function menuPlace(path: string) {
  for (const { group, entries } of MENU) {
    const entry = entries.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    if (entry) return { group, entry };
  }
  return null;
}

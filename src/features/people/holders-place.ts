import type { Permission, PrivilegeRecord } from "../../../openapi/generated/console.ts";

/**
 * Where those are listed who hold a privilege: as its level has them, agents or those above. Null for whoever
 * may not see them.
 */
export function holdersPlace(
  { name, level }: Pick<PrivilegeRecord, "name" | "level">,
  held: readonly Permission[],
): string | null {
  const query = `is.privilege=${encodeURIComponent(name)}`;
  if (!held.includes("users.read")) return null;
  if (level < 4) return `/account/administrators?${query}`;
  return level === 4 ? `/users?${query}&level=4` : `/users?${query}`;
}

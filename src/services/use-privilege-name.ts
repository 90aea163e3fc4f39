import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import { useTexts } from "./use-texts.ts";

/** Returns the name of a privilege: translated for default ones. */
export function usePrivilegeName(): (privilege: Privilege) => string {
  const { say } = useTexts();
  const names: Readonly<Record<string, () => string>> = say.console.privileges;
  // Missing texts are empty.
  return (privilege) => names[privilege]?.() || privilege;
}

/** Permissions of the principal administrator that no privilege can contain. */
export const PRINCIPAL_ONLY: ReadonlySet<Permission> = new Set([
  "business.write",
  "administrators.write",
  "privileges.write",
  "sso.write",
]);

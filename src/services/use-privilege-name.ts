import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import { useTexts } from "./use-texts.ts";

/** Returns a function that names a privilege. Names of default privileges are translated. */
export function usePrivilegeName(): (privilege: Privilege) => string {
  const { say } = useTexts();
  const names: Readonly<Record<string, () => string>> = say.console.privileges;
  // The text of an unknown key is an empty string.
  return (privilege) => names[privilege]?.() || privilege;
}

/** Permissions of the principal administrator that no privilege can contain. */
export const PRINCIPAL_ONLY: ReadonlySet<Permission> = new Set([
  "business.write",
  "administrators.write",
  "privileges.write",
  "sso.write",
]);

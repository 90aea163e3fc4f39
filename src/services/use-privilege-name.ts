import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import { useTexts } from "./use-texts.ts";

/** What a privilege is called: a default one in the person's language, a customized one by its own name. */
export function usePrivilegeName(): (privilege: Privilege) => string {
  const { say } = useTexts();
  const names: Readonly<Record<string, () => string>> = say.console.privileges;
  // A text that there is not is said as nothing.
  return (privilege) => names[privilege]?.() || privilege;
}

/** What the principal administrator alone holds: no privilege can hold it. */
export const PRINCIPAL_ONLY: ReadonlySet<Permission> = new Set([
  "business.write",
  "administrators.write",
  "privileges.write",
  "sso.write",
]);

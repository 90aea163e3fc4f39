import type { Permission } from "../../openapi/generated/console.ts";

/** What the principal administrator alone holds: no privilege can hold it. */
export const PRINCIPAL_ONLY: ReadonlySet<Permission> = new Set([
  "business.write",
  "administrators.write",
  "privileges.write",
  "sso.write",
]);

import type { PermissionRow } from "../../openapi/generated/console.ts";
import { PERMISSIONS, PRINCIPAL, PRIVILEGES, type Requirement } from "../auth/permissions.ts";
import { readOperations } from "../contract/operations.ts";

/** Returns the permission table for users: one row per operation of the contract. */
export const permissionTable = (): PermissionRow[] =>
  readOperations().map(({ id, method, path }) => {
    const { permission, fresh, keys, feature }: Requirement = (
      PERMISSIONS as Readonly<Record<string, Requirement>>
    )[id] ?? { permission: "public" }; // every operation has a row, or nothing is served
    return {
      operation: id,
      method: method.toUpperCase(),
      path,
      permission,
      fresh: fresh ?? false,
      feature: feature ?? null,
      keys: keys ?? false,
      privileges: holdersOf(permission),
    };
  });

function holdersOf(permission: Requirement["permission"]): PermissionRow["privileges"] {
  const names = ["admin", "supervisor", "recording-reviewer", "agent-recording", "agent"] as const;
  const holders = names.filter(
    (name) => permission === "public" || permission === "signed-in" || PRIVILEGES[name].has(permission),
  );
  return holders.length > 0 || PRINCIPAL.some((own) => own === permission) ? ["principal", ...holders] : [];
}

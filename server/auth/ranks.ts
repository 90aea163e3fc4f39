import type { Permission, UserAbility } from "../../openapi/generated/console.ts";
import { type Caller, may } from "./caller.ts";

/**
 * Users of a level below this number count as administrators. The permission `administrators.write` is
 * required to manage them.
 */
const ADMINISTRATORS_END = 4;

/** Level and permissions of a privilege. */
export interface Rank {
  readonly level: number;
  readonly permissions: ReadonlySet<Permission>;
}

/** A user that a caller wants to change. */
export interface Subject extends Rank {
  readonly id: string;
  readonly isPrincipal: boolean;
}

type Granter = Pick<Caller, "permissions">;

/**
 * Returns true if the caller can grant a privilege of this rank and manage the users who have it. The caller
 * must be allowed to manage users of this level and must have all permissions of the privilege.
 */
export const canGrant = (caller: Granter, { level, permissions }: Rank): boolean =>
  may(caller, level < ADMINISTRATORS_END ? "administrators.write" : "users.write") &&
  [...permissions].every((permission) => may(caller, permission));

/**
 * Returns the caller's allowed actions on a user. Users cannot change their own privilege, and cannot disable
 * or remove themselves. Other users cannot change the principal administrator. API keys cannot change users.
 */
export function abilitiesOver(caller: Granter & { readonly user?: string }, subject: Subject): UserAbility[] {
  const isSelf = caller.user === subject.id;
  const isAbove = caller.user !== undefined && canGrant(caller, subject);
  if (isSelf) return isAbove ? ["edit", "assign"] : ["edit"];
  return isAbove && !subject.isPrincipal ? ["edit", "assign", "grant", "disable", "remove"] : [];
}

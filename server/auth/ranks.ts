import type { Permission, UserAbility } from "../../openapi/generated/console.ts";
import { type Caller, may } from "./caller.ts";

/** Levels up to this one are administrators, managed only by the principal administrator. */
const ADMINISTRATORS_END = 4;

/** Level and permissions of a privilege. */
export interface Rank {
  readonly level: number;
  readonly permissions: ReadonlySet<Permission>;
}

/** A user, as far as it matters who may do what with them. */
export interface Subject extends Rank {
  readonly id: string;
  readonly isPrincipal: boolean;
}

type Giver = Pick<Caller, "permissions">;

/**
 * Returns true if a caller can grant this rank and manage its users: a caller can grant only what they have.
 */
export const canGrant = (caller: Giver, { level, permissions }: Rank): boolean =>
  may(caller, level < ADMINISTRATORS_END ? "administrators.write" : "users.write") &&
  [...permissions].every((permission) => may(caller, permission));

/**
 * Returns the caller's allowed actions on a user. Users cannot change their own privilege or disable
 * themselves, and the principal administrator is protected.
 */
export function abilitiesOver(caller: Giver & { readonly user?: string }, subject: Subject): UserAbility[] {
  const isSelf = caller.user === subject.id;
  const isAbove = caller.user !== undefined && canGrant(caller, subject);
  if (isSelf) return isAbove ? ["edit", "assign"] : ["edit"];
  return isAbove && !subject.isPrincipal ? ["edit", "assign", "grant", "disable", "remove"] : [];
}

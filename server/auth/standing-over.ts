import type { Permission, UserAbility } from "../../openapi/generated/console.ts";
import { type Caller, may } from "./caller.ts";

/** Above this level stand those who administrate: they are the principal administrator's alone. */
const ADMINISTRATORS_END = 4;

/** What a privilege comes to. */
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
 * Whether somebody may give this rank to others, and decide about whoever has it: nobody gives what they do
 * not hold.
 */
export const mayGive = (caller: Giver, { level, permissions }: Rank): boolean =>
  may(caller, level < ADMINISTRATORS_END ? "administrators.write" : "users.write") &&
  [...permissions].every((permission) => may(caller, permission));

/**
 * What somebody may do with a user. Nobody changes their own privilege, or shuts themselves out; nobody does
 * anything of the kind to the principal administrator.
 */
export function abilitiesOver(caller: Giver & { readonly user?: string }, subject: Subject): UserAbility[] {
  const isSelf = caller.user === subject.id;
  const isAbove = caller.user !== undefined && mayGive(caller, subject);
  if (isSelf) return isAbove ? ["edit", "assign"] : ["edit"];
  return isAbove && !subject.isPrincipal ? ["edit", "assign", "grant", "disable", "remove"] : [];
}

import type { Permission, Privilege } from "../../openapi/generated/console.ts";

/** The authenticated caller of a request, with current permissions. */
interface AnyCaller {
  readonly account: string;
  readonly privilege: Privilege;
  readonly permissions: ReadonlySet<Permission>;
}

/** A person who signed in. */
export interface SessionCaller extends AnyCaller {
  readonly user: string;
  readonly session: string;
  /** True if the caller is the principal administrator of the account. */
  readonly isPrincipal: boolean;
  /**
   * Time (ms) of the last authentication: by password in this session, or at the identity provider before it.
   */
  readonly provenAt: number;
  /** The only addresses from where they may connect; none: from anywhere. */
  readonly ranges: readonly string[];
  /** Client address. */
  readonly address: string;
}

/** The user of a session, without a client address. */
export type SessionHolder = Omit<SessionCaller, "address">;

/** A system with an API key. */
export interface KeyCaller extends AnyCaller {
  readonly key: string;
}

export type Caller = SessionCaller | KeyCaller;

/** Returns true if the caller has a permission. */
export const may = (caller: Pick<Caller, "permissions">, permission: Permission): boolean =>
  caller.permissions.has(permission);

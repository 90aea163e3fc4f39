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
   * Time (ms) when the user last entered the password in this session, or authenticated at the identity
   * provider, possibly before this session. 0 if the identity provider gave no time.
   */
  readonly provenAt: number;
  /** IP address ranges from which the user may connect; empty for no restriction. */
  readonly ranges: readonly string[];
  /** IP address of the client. */
  readonly address: string;
}

/** The user of a session, without the client's IP address. */
export type SessionHolder = Omit<SessionCaller, "address">;

/** A system with an API key. */
export interface KeyCaller extends AnyCaller {
  readonly key: string;
}

export type Caller = SessionCaller | KeyCaller;

/** Returns true if the caller has a permission. */
export const may = (caller: Pick<Caller, "permissions">, permission: Permission): boolean =>
  caller.permissions.has(permission);

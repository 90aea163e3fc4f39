import type { Permission, Privilege } from "../../openapi/generated/console.ts";

/** Whoever asks, as they are at this moment. */
interface AnyCaller {
  readonly account: string;
  readonly privilege: Privilege;
  readonly permissions: ReadonlySet<Permission>;
}

/** A person who signed in. */
export interface SessionCaller extends AnyCaller {
  readonly user: string;
  readonly session: string;
  /** Whether this is the principal administrator of the account. */
  readonly isPrincipal: boolean;
  /**
   * When (ms) they last showed who they are: by the password in this session, or at their provider before it.
   */
  readonly provenAt: number;
  /** The only addresses from where they may connect; none: from anywhere. */
  readonly ranges: readonly string[];
  /** From where they ask. */
  readonly address: string;
}

/** The holder of a session, wherever they may be. */
export type SessionHolder = Omit<SessionCaller, "address">;

/** A system that speaks with an API key. */
export interface KeyCaller extends AnyCaller {
  readonly key: string;
}

export type Caller = SessionCaller | KeyCaller;

/** Whether somebody holds a permission. */
export const may = (caller: Pick<Caller, "permissions">, permission: Permission): boolean =>
  caller.permissions.has(permission);

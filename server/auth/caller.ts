import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import { PRIVILEGES } from "./permissions.ts";

/** A person who signed in, as they are at this moment. */
export interface SessionCaller {
  readonly account: string;
  readonly privilege: Privilege;
  readonly user: string;
  readonly session: string;
}

/** A system that speaks with an API key. */
export interface KeyCaller {
  readonly account: string;
  readonly privilege: Privilege;
  readonly key: string;
}

export type Caller = SessionCaller | KeyCaller;

/** Whether the privilege of somebody holds a permission. */
export const may = (caller: Pick<Caller, "privilege">, permission: Permission): boolean => PRIVILEGES[caller.privilege].has(permission);

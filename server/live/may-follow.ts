import { may, type SessionHolder } from "../auth/caller.ts";
import { auditOf, floorOf } from "../log/channel-name.ts";
import { HEARD_BY } from "./followed-records.ts";

/**
 * Whether somebody may hear what happens in a channel: their own house's floor, and as an administrator its
 * audit.
 */
export function mayFollow(caller: Pick<SessionHolder, "account" | "permissions">, channel: string): boolean {
  if (channel === floorOf(caller.account)) return may(caller, "monitor.read");
  return channel === auditOf(caller.account) && may(caller, "audit.read");
}

/**
 * Whether there is anything here that somebody could hear: the floor, or that a record changed which they may
 * read.
 */
export const mayListen = (caller: Pick<SessionHolder, "permissions">): boolean =>
  may(caller, "monitor.read") || [...HEARD_BY].some((permission) => may(caller, permission));

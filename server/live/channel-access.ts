import { may, type SessionHolder } from "../auth/caller.ts";
import { auditChannel, floorOf } from "../log/channel-name.ts";
import { LISTENER_PERMISSIONS } from "./followed-records.ts";

/**
 * Returns true if a user may receive the events of a channel. It must be the floor or the audit channel of
 * the user's account, and the user needs `monitor.read` for the floor or `audit.read` for the audit channel.
 */
export function canFollowChannel(
  caller: Pick<SessionHolder, "account" | "permissions">,
  channel: string,
): boolean {
  if (channel === floorOf(caller.account)) return may(caller, "monitor.read");
  return channel === auditChannel(caller.account) && may(caller, "audit.read");
}

/**
 * Returns true if a user can receive any events: those of the floor, or changes of records that they can
 * read.
 */
export const canReceiveEvents = (caller: Pick<SessionHolder, "permissions">): boolean =>
  may(caller, "monitor.read") || [...LISTENER_PERMISSIONS].some((permission) => may(caller, permission));

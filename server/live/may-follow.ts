import { may, type SessionHolder } from "../auth/caller.ts";
import { auditOf, floorOf } from "../log/channel-name.ts";

/** Whether somebody may hear what happens in a channel: their own house's floor, and as an administrator its audit. */
export function mayFollow(caller: Pick<SessionHolder, "account" | "permissions">, channel: string): boolean {
  if (channel === floorOf(caller.account)) return may(caller, "monitor.read");
  return channel === auditOf(caller.account) && may(caller, "audit.read");
}

import type { SessionEnded } from "../../openapi/generated/live-monitor.ts";
import { may, type SessionHolder } from "../auth/caller.ts";
import { mayConnect } from "../auth/ranges-naming.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { ConnectionAddresses } from "./connection-addresses.ts";
import { followRecords } from "./follow-records.ts";
import type { LiveNamespace, LiveSocket } from "./live-namespace.ts";
import { canFollowChannel, canReceiveEvents } from "./channel-access.ts";
import { channelRoom, channelsIn, sessionRoom } from "./rooms.ts";

/**
 * Closes the sockets of ended sessions. If a session is ended through the API, all linked nodes close its
 * sockets immediately. A periodic check finds sessions that expired or were ended on a node without a link,
 * and applies changed permissions and IP ranges.
 */
export class SessionWatch {
  private isLooking = false;

  constructor(
    private readonly namespace: LiveNamespace,
    private readonly sessions: Sessions,
    private readonly addresses: ConnectionAddresses,
  ) {}

  end(session: string, reason: SessionEnded["reason"]): void {
    // Closes the local sockets first, so that they do not wait for the link to other nodes.
    for (const reach of [this.namespace.local, this.namespace]) {
      reach.in(sessionRoom(session)).emit("session:ended", { reason });
      reach.in(sessionRoom(session)).disconnectSockets(true);
    }
  }

  /** Checks all sockets of this node, unless a check is running. */
  async look(): Promise<void> {
    if (this.isLooking || this.namespace.sockets.size === 0) return;
    this.isLooking = true;
    await this.lookAt([...this.namespace.sockets.values()]).finally(() => {
      this.isLooking = false;
    });
  }

  private async lookAt(sockets: readonly LiveSocket[]): Promise<void> {
    const found = await this.sessions.look([...new Set(sockets.map(({ data }) => data.caller.session))]);
    for (const socket of sockets) {
      const { caller = null, standing = "expired" } = found.get(socket.data.caller.session) ?? {};
      if (
        caller &&
        mayStay(socket.data.caller, caller) &&
        mayConnect(caller.ranges, this.addresses.of(socket))
      )
        await updateRooms(socket, caller);
      else {
        socket.emit("session:ended", { reason: standing ?? "revoked" });
        socket.disconnect(true);
      }
    }
  }
}

/** Returns true if a socket can stay open. It must close if its user lost `monitor.read`. */
const mayStay = (before: SessionHolder, now: SessionHolder): boolean =>
  may(before, "monitor.read") ? may(now, "monitor.read") : canReceiveEvents(now);

/** Updates the rooms of a socket, because the permissions of its user may have changed. */
async function updateRooms(socket: LiveSocket, caller: SessionHolder): Promise<void> {
  socket.data.caller = caller;
  await followRecords(socket, caller);
  for (const channel of channelsIn(socket.rooms))
    if (!canFollowChannel(caller, channel)) await socket.leave(channelRoom(channel));
}

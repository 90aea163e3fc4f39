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
 * Closes the sockets of ended sessions. Sessions ended through the API close immediately, on every node that
 * an adapter connects. A periodic check finds those that expired or ended elsewhere.
 */
export class SessionWatch {
  private isLooking = false;

  constructor(
    private readonly namespace: LiveNamespace,
    private readonly sessions: Sessions,
    private readonly addresses: ConnectionAddresses,
  ) {}

  end(session: string, reason: SessionEnded["reason"]): void {
    // Local sockets first, because with an adapter the others wait for its transport.
    for (const reach of [this.namespace.local, this.namespace]) {
      reach.in(sessionRoom(session)).emit("session:ended", { reason });
      reach.in(sessionRoom(session)).disconnectSockets(true);
    }
  }

  /** Checks all sockets, unless a check is running. */
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
        await keepTo(socket, caller);
      else {
        socket.emit("session:ended", { reason: standing ?? "revoked" });
        socket.disconnect(true);
      }
    }
  }
}

/** A user who loses the permission to watch loses the socket, even if other events remain allowed. */
const mayStay = (before: SessionHolder, now: SessionHolder): boolean =>
  may(before, "monitor.read") ? may(now, "monitor.read") : canReceiveEvents(now);

/** Updates the rooms of a user whose privilege changed. */
async function keepTo(socket: LiveSocket, caller: SessionHolder): Promise<void> {
  socket.data.caller = caller;
  await followRecords(socket, caller);
  for (const channel of channelsIn(socket.rooms))
    if (!canFollowChannel(caller, channel)) await socket.leave(channelRoom(channel));
}

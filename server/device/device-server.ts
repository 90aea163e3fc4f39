import ipaddr from "ipaddr.js";
import type { DefaultEventsMap, Namespace, Server, Socket } from "socket.io";
import { ulid } from "ulid";
import type { DeviceHello, DeviceRefusal, DeviceStanding } from "../../openapi/generated/live-monitor.ts";
import { AddressLimit } from "../http/address-limit.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { Validator } from "../contract/validator.ts";
import type { Delays } from "../process/delays.ts";
import type { ConnectionAddresses } from "../live/connection-addresses.ts";
import type { PocPresence } from "./poc-presence.ts";

interface ServerEvents {
  standing: (standing: DeviceStanding) => void;
}

interface SocketData {
  id: string;
  connection: string;
  /** The last message sent to the device. */
  lastSent: string;
}

type DeviceSocket = Socket<DefaultEventsMap, ServerEvents, DefaultEventsMap, SocketData>;

export interface DeviceServerOptions {
  readonly io: Server;
  readonly presence: PocPresence;
  readonly validator: Validator;
  readonly addresses: ConnectionAddresses;
  readonly delays: Pick<Delays, "deviceWatch">;
  readonly now: () => number;
  /** Receives errors of background work. */
  readonly failed: (error: unknown) => void;
}

/** Refusal of a device. The page on the device reads the code from `data`. */
class Refused extends Error {
  readonly data: DeviceRefusal;

  constructor(code: DeviceRefusal["code"]) {
    super(code);
    this.data = { code };
  }
}

/** Sent to a browser window of a device after another window of the device has connected. */
const ELSEWHERE: DeviceStanding = { standing: "elsewhere", branch: null, label: null };

/**
 * Socket server for display devices (POCs): they connect with a secret that they generated, and receive
 * whether and where they are enrolled.
 */
export class DeviceServer {
  private readonly namespace: Namespace<DefaultEventsMap, ServerEvents, DefaultEventsMap, SocketData>;
  private readonly arrivals: AddressLimit;
  private readonly leaving = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void>;

  constructor(private readonly options: DeviceServerOptions) {
    this.arrivals = new AddressLimit(options.now);
    this.namespace = options.io.of("/device");
    this.namespace.use((socket, next) => void this.admit(socket, next));
    this.namespace.on("connection", (socket) => this.greet(socket));
    // At startup, ends the connections that a crashed node left behind.
    this.looking = options.presence.sweep().catch(options.failed);
    this.timer = setInterval(
      () =>
        void this.look()
          .then(() => options.presence.sweep())
          .catch(options.failed),
      options.delays.deviceWatch,
    );
  }

  /**
   * Renews the leases of the devices connected to this node, and notifies devices whose enrollment changed.
   * Calls run one after another.
   */
  look(): Promise<void> {
    this.looking = this.looking.then(() => this.lookNow()).catch(this.options.failed);
    return this.looking;
  }

  /**
   * Stops the checks, and waits until all closed connections are recorded as ended. Call this after closing
   * the sockets.
   */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.all(this.leaving);
  }

  private async admit(socket: DeviceSocket, next: (error?: Error) => void): Promise<void> {
    const { presence, validator, addresses, failed } = this.options;
    const { auth } = socket.handshake;
    const address = plain(addresses.of(socket));
    if (!this.arrivals.count(address)) return next(new Refused("too-many"));
    if (validator.check("live-monitor.yaml#/components/schemas/DeviceHello")(auth).length > 0)
      return next(new Refused("malformed"));
    const hello = auth as DeviceHello; // validated above
    socket.data = { id: hello.id, connection: ulid(), lastSent: "" };
    try {
      const refused = await presence.connect(hello, socket.data.connection, address);
      if (refused !== null) return next(new Refused(refused));
    } catch (error) {
      failed(error);
      return next(new Refused("unavailable"));
    }
    // The "disconnect" listener, added later, is not called for a socket that has already closed.
    if (socket.conn.readyState !== "open") this.leave(socket);
    next();
  }

  private greet(socket: DeviceSocket): void {
    socket.on("disconnect", () => this.leave(socket));
    for (const other of this.namespace.sockets.values())
      if (other !== socket && other.data.id === socket.data.id) dismiss(other);
    void this.look();
  }

  private leave({ data: { id, connection } }: DeviceSocket): void {
    const left = this.options.presence
      .leave(id, connection)
      .catch(this.options.failed)
      .finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }

  private async lookNow(): Promise<void> {
    const sockets = new Map(
      [...this.namespace.sockets.values()].map((socket) => [socket.data.connection, socket]),
    );
    for (const { connection, standing } of await this.options.presence.vouch([...sockets.keys()])) {
      const socket = sockets.get(connection);
      if (!socket?.connected) continue;
      if (standing) tell(socket, standing);
      // The connection is no longer recorded: its lease expired, or another window of the device has taken
      // over. After an expired lease, closing the socket makes the device connect again.
      else if (await this.options.presence.isReplaced(socket.data.id, connection)) dismiss(socket);
      else socket.conn.close();
    }
  }
}

/** Normalizes an IP address for display and comparison. All unreadable addresses become the same text. */
const plain = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : rateLimitKey(address);

function tell(socket: DeviceSocket, standing: DeviceStanding): void {
  const text = JSON.stringify(standing);
  if (socket.data.lastSent === text) return;
  socket.data.lastSent = text;
  socket.emit("standing", standing);
}

function dismiss(socket: DeviceSocket): void {
  tell(socket, ELSEWHERE);
  socket.disconnect(true);
}

import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "socket.io";

/** A connection of Engine.IO, with its first request. */
interface Connection {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly once: (event: "close", listener: () => void) => void;
}

/**
 * Client IP addresses of connections. A polling connection sends many requests, and its IP address may change
 * between them.
 */
export class ConnectionAddresses {
  /** First request of each open connection, by connection id. */
  private readonly open = new Map<string, IncomingMessage>();
  /** IP address of the last request of a connection, by the connection's first request. */
  private readonly latest = new WeakMap<IncomingMessage, string>();

  constructor({ engine }: Server, addressOf: (request: IncomingMessage) => string) {
    engine.on("connection", (connection: Connection) => {
      // The IP address must be read now, because it is no longer available after the request ends.
      this.latest.set(connection.request, addressOf(connection.request));
      this.open.set(connection.id, connection.request);
      connection.once("close", () => this.open.delete(connection.id));
    });
    engine.use((request: IncomingMessage, _: unknown, next: () => void) => {
      const first = this.open.get(sidOf(request));
      if (first) this.latest.set(first, addressOf(request));
      next();
    });
  }

  /** Returns the IP address of the last request of a connection. */
  of({ request }: Pick<Socket, "request">): string {
    return this.latest.get(request) ?? "";
  }
}

/** Returns the connection id in a request; empty if absent. Like Engine.IO, takes the last of several ids. */
const sidOf = ({ url = "/" }: IncomingMessage): string =>
  new URL(url, "http://any.example").searchParams.getAll("sid").at(-1) ?? "";

import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "socket.io";

/** What the library tells of a connection: its first request stands for it. */
interface Connection {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly once: (event: "close", listener: () => void) => void;
}

/**
 * From where connections come. One that polls sends a request each time, and may do so from somewhere else
 * than before.
 */
export class ConnectionAddresses {
  private readonly open = new Map<string, IncomingMessage>();
  private readonly latest = new WeakMap<IncomingMessage, string>();

  constructor({ engine }: Server, addressOf: (request: IncomingMessage) => string) {
    engine.on("connection", (connection: Connection) => {
      // Now: of a request that is over nobody can tell where it came from.
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

  /** Where a connection was last heard from. */
  of({ request }: Pick<Socket, "request">): string {
    return this.latest.get(request) ?? "";
  }
}

/** Which connection a request names, read as the library reads it: of several names it takes the last one. */
const sidOf = ({ url = "/" }: IncomingMessage): string =>
  new URL(url, "http://any.example").searchParams.getAll("sid").at(-1) ?? "";

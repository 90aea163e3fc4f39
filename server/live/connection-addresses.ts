import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "socket.io";

/** The library identifies a connection by its first request. */
interface Connection {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly once: (event: "close", listener: () => void) => void;
}

/** Client addresses of connections. Polling connections send many requests, whose address may change. */
export class ConnectionAddresses {
  private readonly open = new Map<string, IncomingMessage>();
  private readonly latest = new WeakMap<IncomingMessage, string>();

  constructor({ engine }: Server, addressOf: (request: IncomingMessage) => string) {
    engine.on("connection", (connection: Connection) => {
      // Read immediately: after the request, its address is not available.
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

  /** Returns the address of the last request of a connection. */
  of({ request }: Pick<Socket, "request">): string {
    return this.latest.get(request) ?? "";
  }
}

/** Which connection a request names, read as the library reads it: of several names it takes the last one. */
const sidOf = ({ url = "/" }: IncomingMessage): string =>
  new URL(url, "http://any.example").searchParams.getAll("sid").at(-1) ?? "";

import type { IncomingMessage } from "node:http";
import { parseUrl } from "../../openapi/formats/web-address.ts";
import type { Refusal } from "../../openapi/generated/live-monitor.ts";
import { mayConnect } from "../auth/ranges-naming.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { ConnectionAddresses } from "./connection-addresses.ts";
import type { LiveSocket } from "./live-namespace.ts";
import { canReceiveEvents } from "./channel-access.ts";
import { sessionRoom } from "./rooms.ts";

/** Refusal of a connection. The console reads the code from `data`. */
class Refused extends Error {
  readonly data: Refusal;

  constructor(code: Refusal["code"]) {
    super(code);
    this.data = { answer: "refused", code };
  }
}

/**
 * Accepts sockets from an allowed IP address with a valid access token of an active session, if the user can
 * receive events. Checks every connection, including reconnects.
 */
export const admission =
  (sessions: Sessions, addresses: ConnectionAddresses, failed: (error: unknown) => void) =>
  async (socket: LiveSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const token: unknown = socket.handshake.auth["token"];
      const caller = typeof token === "string" ? await sessions.ofAccessToken(token) : null;
      if (!caller) return next(new Refused("unauthorized"));
      if (!mayConnect(caller.ranges, addresses.of(socket)) || !canReceiveEvents(caller))
        return next(new Refused("forbidden"));
      socket.data.caller = caller;
      await socket.join(sessionRoom(caller.session));
      next();
    } catch (error) {
      failed(error);
      next(new Refused("unavailable"));
    }
  };

/**
 * Returns true if a page may open a socket. Its origin must be that of `publicUrl` or that of the request's
 * own URL, which consists of `scheme` and the Host header. Clients other than browsers send no origin and are
 * accepted; like browsers, they also need an access token.
 */
export function isOwnOrigin(
  { origin, host }: IncomingMessage["headers"],
  scheme: string,
  publicUrl: URL | null,
): boolean {
  if (origin === undefined) return true;
  const asked = parseUrl(origin)?.origin;
  return (
    asked !== undefined && (asked === publicUrl?.origin || asked === parseUrl(`${scheme}://${host}`)?.origin)
  );
}

import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** Decides whether to trust the forwarding headers of an address. */
export type Trust = (address: string, hop: number) => boolean;

/** Trusts only these addresses and ranges. */
export const trustProxies = (proxies: readonly string[]): Trust => proxyAddress.compile([...proxies]);

/** Returns the client address: the nearest one in the forwarding chain that no trusted proxy forwarded. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  stripPorts(request);
  return proxyAddress(request, trust);
}

/**
 * Returns the scheme of a request: `X-Forwarded-Proto` from a trusted proxy, otherwise HTTP, because the
 * platform does not terminate TLS.
 */
export function schemeOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trust: Trust,
): string {
  const said = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",")[0]?.trim().toLowerCase();
  return said === "https" && trust(socket.remoteAddress ?? "", 0) ? "https" : "http";
}

/**
 * Removes the ports that some proxies append to addresses. The port differs per connection and does not
 * identify the client.
 */
export function stripPorts({ headers }: Pick<IncomingMessage, "headers">): void {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  if (forwarded !== "") headers["x-forwarded-for"] = forwarded.split(",").map(withoutPort).join(", ");
}

// The first colon is matched literally: a class would retry at each colon of a header full of colons.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f.]*:[\da-f:.]*(?:%\w+)?)\](?::\d+)?)$/i;
/** Longer than any address with zone and port. */
const LONGEST = 80;

/**
 * Removes the port that some proxies append, as in `192.0.2.7:4711` or `[2001:db8::7]:4711`. Other texts are
 * returned unchanged.
 */
export const withoutPort = (written: string): string => {
  const text = written.trim();
  return text.length > LONGEST ? text : text.replace(WITH_PORT, "$1$2");
};

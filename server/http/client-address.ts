import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** Returns true if the forwarding headers that an IP address sends are trusted. */
export type Trust = (address: string, hop: number) => boolean;

/** Returns a function that trusts only these IP addresses and ranges. */
export const trustProxies = (proxies: readonly string[]): Trust => proxyAddress.compile([...proxies]);

/** Returns the client's IP address: the nearest in the forwarding chain that is not a trusted proxy. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  stripPorts(request);
  return proxyAddress(request, trust);
}

/**
 * Returns the scheme of a request: `https` if a trusted proxy sent it in `X-Forwarded-Proto`, otherwise
 * `http`, because the platform itself does not terminate TLS.
 */
export function schemeOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trust: Trust,
): string {
  const scheme = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",")[0]?.trim().toLowerCase();
  return scheme === "https" && trust(socket.remoteAddress ?? "", 0) ? "https" : "http";
}

/**
 * Removes the ports that some proxies append to the IP addresses in `X-Forwarded-For`. A port differs per
 * connection and does not identify the client.
 */
export function stripPorts({ headers }: Pick<IncomingMessage, "headers">): void {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  if (forwarded !== "") headers["x-forwarded-for"] = forwarded.split(",").map(withoutPort).join(", ");
}

// Matches the first colon separately: a single character class would backtrack at every colon of a header.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f.]*:[\da-f:.]*(?:%\w+)?)\](?::\d+)?)$/i;
/** Maximum length of a text in which a port is recognized. No IP address with zone and port is longer. */
const LONGEST = 80;

/**
 * Removes the port that some proxies append to an IP address, as in `192.0.2.7:4711` or `[2001:db8::7]:4711`.
 * Other texts are returned unchanged.
 */
export const withoutPort = (written: string): string => {
  const text = written.trim();
  return text.length > LONGEST ? text : text.replace(WITH_PORT, "$1$2");
};

import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** Decides whether what an address says about where it forwards from is believed. */
export type Trust = (address: string, hop: number) => boolean;

/** Trusts these addresses and ranges, and nobody else. */
export const trustIn = (proxies: readonly string[]): Trust => proxyAddress.compile([...proxies]);

/** Where a request comes from: the nearest address that no trusted proxy vouches for beyond. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  forgetPorts(request);
  return proxyAddress(request, trust);
}

/**
 * Returns the scheme of a request: `X-Forwarded-Proto` of a trusted proxy, else HTTP, since the platform has
 * no TLS of its own.
 */
export function schemeOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trust: Trust,
): string {
  const said = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",")[0]?.trim().toLowerCase();
  return said === "https" && trust(socket.remoteAddress ?? "", 0) ? "https" : "http";
}

/**
 * Some proxies name a port beside each address: every connection has another one, so it tells nothing of who
 * it is.
 */
export function forgetPorts({ headers }: Pick<IncomingMessage, "headers">): void {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  if (forwarded !== "") headers["x-forwarded-for"] = forwarded.split(",").map(withoutPort).join(", ");
}

// The first colon stands for itself: where it could be any of them, a header full of colons would be tried at
// each.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f.]*:[\da-f:.]*(?:%\w+)?)\](?::\d+)?)$/i;
/** No address is written longer, with its zone and its port. */
const LONGEST = 80;

/**
 * An address as some proxies write it, beside the port of its connection, such as `192.0.2.7:4711` or
 * `[2001:db8::7]:4711`: what is no such thing stays as it is.
 */
export const withoutPort = (written: string): string => {
  const text = written.trim();
  return text.length > LONGEST ? text : text.replace(WITH_PORT, "$1$2");
};

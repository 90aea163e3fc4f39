import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { withoutPort } from "./without-port.ts";

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

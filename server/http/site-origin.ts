import type { FastifyRequest } from "fastify";
import type { Config } from "../process/config.ts";

/**
 * Returns the origin at which browsers reach this platform: `PUBLIC_URL`, or else the local address of the
 * connection. The Host header is ignored, because it can be forged. The only exception is `localhost` with
 * the port of the connection, on a loopback address.
 */
export function siteOrigin(
  publicUrl: URL | null,
  { headers, socket }: Pick<FastifyRequest, "headers" | "socket">,
): string {
  if (publicUrl) return publicUrl.origin;
  const address = (socket.localAddress ?? "127.0.0.1").replace(/^::ffff:/, "");
  const port = socket.localPort ?? 0;
  if (isLoopback(address) && headers.host === `localhost:${port}`) return `http://localhost:${port}`;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** Returns true for a loopback address. */
export const isLoopback = (address: string): boolean =>
  /^127\.\d+\.\d+\.\d+$|^::1$|^::ffff:127\./.test(address);

/** Returns true for a host name that always means this machine. */
export const isLocalhostName = (host: string): boolean =>
  host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));

/**
 * Returns true if only this machine can reach the platform: it listens on loopback, and neither a proxy nor
 * another public host is configured.
 */
export const isLocalOnly = ({
  host,
  publicUrl,
  trustedProxies,
}: Pick<Config, "host" | "publicUrl" | "trustedProxies">): boolean =>
  isLocalhostName(host) &&
  trustedProxies.length === 0 &&
  (publicUrl === null || isLocalhostName(publicUrl.hostname));

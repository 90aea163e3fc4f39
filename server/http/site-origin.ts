import type { FastifyRequest } from "fastify";
import type { Config } from "../process/config.ts";

/**
 * The origin at which browsers reach this platform: `PUBLIC_URL`, or else the very address that the
 * connection came to. A Host header is believed in one thing alone, that somebody on this machine says
 * "localhost" instead of its number: anything else could be forged, and answers meant for others would be
 * taken for ours.
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

/** Whether an address is this machine's own, which nobody else reaches. */
export const isLoopback = (address: string): boolean =>
  /^127\.\d+\.\d+\.\d+$|^::1$|^::ffff:127\./.test(address);

/** Whether a host is this machine by a name that means it everywhere. */
export const isOwnName = (host: string): boolean =>
  host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));

/**
 * Whether nobody but this machine reaches a platform: it listens to no other, and nothing says that a proxy
 * brings others to it.
 */
export const isAmongOurselves = ({
  host,
  publicUrl,
  trustedProxies,
}: Pick<Config, "host" | "publicUrl" | "trustedProxies">): boolean =>
  isOwnName(host) && trustedProxies.length === 0 && (publicUrl === null || isOwnName(publicUrl.hostname));

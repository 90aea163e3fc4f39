import type { Config } from "./config.ts";
import { isLoopback } from "./site-origin.ts";

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

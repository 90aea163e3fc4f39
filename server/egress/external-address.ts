import { lookup as resolve } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../http/site-origin.ts";

/**
 * Result of resolving a URL: an IP address to connect to, a refusal because an IP address is not allowed, or
 * no IP address.
 */
export type ExternalAddress =
  | { readonly kind: "found"; readonly address: string }
  | { readonly kind: "refused" }
  | { readonly kind: "silent"; readonly reason: string };

export interface EgressRules {
  /** True if requests to this machine are allowed. Set it only if no other machine can trigger requests. */
  readonly allowsLoopback: boolean;
  /** Resolves a host name to its IP addresses. Default: the system's resolver. */
  readonly addressesOf?: (name: string) => Promise<readonly string[]>;
}

const systemAddresses = async (name: string) =>
  (await resolve(name, { all: true })).map(({ address }) => address);

/**
 * Resolves the host of a URL. Connect to the returned IP address directly, because a second lookup could
 * return a different address. Rejects if the lookup fails or the deadline passes.
 */
export async function resolveExternal(
  url: URL,
  { allowsLoopback, addressesOf = systemAddresses }: EgressRules,
  deadline: AbortSignal,
): Promise<ExternalAddress> {
  const addresses = await Promise.race([
    addressesOf(url.hostname.replace(/^\[|\]$/g, "")),
    whenAborted(deadline),
  ]);
  const [address] = addresses;
  if (address === undefined) return { kind: "silent", reason: "host not found" };
  return addresses.every((one) => isPublicAddress(one) || (allowsLoopback && isLoopback(one)))
    ? { kind: "found", address }
    : { kind: "refused" };
}

/** Returns a lookup function that always returns this IP address. */
export function pinnedTo(address: string): LookupFunction {
  const family = address.includes(":") ? 6 : 4;
  return (_, options, found) =>
    options.all === true ? found(null, [{ address, family }]) : found(null, address, family);
}

/** Returns a promise that rejects when the signal is aborted. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("timeout"))));

/**
 * Returns the code of an error, such as ECONNREFUSED. The message is not used, because it could reveal
 * details of the internal network.
 */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no connection";

/** The only public range of IPv6. Addresses outside of it may embed an IPv4 address, such as `::7f00:1`. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/**
 * Ranges that IANA lists as special-purpose but globally reachable: AS112, AMT, and the anycast addresses of
 * PCP and TURN.
 */
const GLOBAL_EXCEPTIONS = [
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.175.48.0/24",
  "192.0.0.9/32",
  "192.0.0.10/32",
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Returns true for IP addresses of the public internet: not private, loopback or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unwraps IPv4 addresses that are mapped to IPv6.
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4)
    return plain.range() === "unicast" || GLOBAL_EXCEPTIONS.some((range) => plain.match(range));
  return plain.range() === "unicast" && plain.match(GLOBAL_UNICAST);
}

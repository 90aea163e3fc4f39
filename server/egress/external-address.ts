import { lookup as resolve } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../http/site-origin.ts";

/** Result of resolving a URL: an address to connect to, a refused one, or none. */
export type ExternalAddress =
  | { readonly kind: "found"; readonly address: string }
  | { readonly kind: "refused" }
  | { readonly kind: "silent"; readonly reason: string };

export interface EgressRules {
  /** True if requests to this machine are allowed: only if no other machine can trigger them. */
  readonly allowsLoopback: boolean;
  /** The addresses of a name; the system's own by default. */
  readonly addressesOf?: (name: string) => Promise<readonly string[]>;
}

const systemAddresses = async (name: string) =>
  (await resolve(name, { all: true })).map(({ address }) => address);

/**
 * Resolves the host of a URL. Connect to the returned address directly, so that a second lookup cannot return
 * another one.
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
  if (address === undefined) return { kind: "silent", reason: "the name has no address" };
  return addresses.every((one) => isPublicAddress(one) || (allowsLoopback && isLoopback(one)))
    ? { kind: "found", address }
    : { kind: "refused" };
}

/** Returns a lookup function that always returns this address. */
export function pinnedTo(address: string): LookupFunction {
  const family = address.includes(":") ? 6 : 4;
  return (_, options, found) =>
    options.all === true ? found(null, [{ address, family }]) : found(null, address, family);
}

/** Rejects when it is too late. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("too late"))));

/**
 * Returns an error's code, such as ECONNREFUSED. Its message could reveal details of the internal network.
 */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no connection";

/** The only public range of IPv6 so far. Other addresses may embed an IPv4 address, such as `::7f00:1`. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/**
 * Set apart by IANA, and reachable from everywhere all the same: AS112, AMT, and the anycast addresses of PCP
 * and TURN.
 */
const GLOBAL_EXCEPTIONS = [
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.175.48.0/24",
  "192.0.0.9/32",
  "192.0.0.10/32",
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Returns true for addresses of the public internet: not private, loopback or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unwraps IPv4 addresses that are mapped to IPv6.
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4)
    return plain.range() === "unicast" || GLOBAL_EXCEPTIONS.some((range) => plain.match(range));
  return plain.range() === "unicast" && plain.match(GLOBAL_UNICAST);
}

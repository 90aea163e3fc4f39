import { lookup as resolve } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isLoopback } from "../http/site-origin.ts";
import { isPublicAddress } from "./public-address.ts";

/** Where a URL leads: an address to connect to, one that nobody here is sent to, or nowhere. */
export type OutsideAddress =
  | { readonly kind: "found"; readonly address: string }
  | { readonly kind: "refused" }
  | { readonly kind: "silent"; readonly reason: string };

export interface OutsideRules {
  /** Whether this very machine may be asked: only where nobody else can ask us to. */
  readonly allowsLoopback: boolean;
  /** The addresses of a name; the system's own by default. */
  readonly addressesOf?: (name: string) => Promise<readonly string[]>;
}

const systemAddresses = async (name: string) =>
  (await resolve(name, { all: true })).map(({ address }) => address);

/**
 * Looks up whom a URL names. The address is to be connected to as it is, so that a name cannot mean something
 * else the second time.
 */
export async function outsideAddress(
  url: URL,
  { allowsLoopback, addressesOf = systemAddresses }: OutsideRules,
  deadline: AbortSignal,
): Promise<OutsideAddress> {
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

/** Looks nothing up: whatever is asked, this address is the answer. */
export function pinnedTo(address: string): LookupFunction {
  const family = address.includes(":") ? 6 : 4;
  return (_, options, found) =>
    options.all === true ? found(null, [{ address, family }]) : found(null, address, family);
}

/** Rejects when it is too late. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("too late"))));

/** Such as ECONNREFUSED; what else an error says may be about our own network. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no connection";

import { lookup as resolve } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { isLoopback } from "../site-origin.ts";
import { isPublicAddress } from "./public-address.ts";

/** How long (ms) somebody outside may take to answer. */
const PATIENCE = 5_000;

/** What came of asking: the status of an answer, an address that nobody here is sent to, or nothing. */
export type Asked = { readonly kind: "answered"; readonly status: number } | { readonly kind: "refused" } | { readonly kind: "silent"; readonly reason: string };

export interface AskOutsideOptions {
  /** Whether this very machine may be asked: only where nobody else can ask us to. */
  readonly allowsLoopback: boolean;
  readonly patience?: number;
  /** The addresses of a name; the system's own by default. */
  readonly addressesOf?: (name: string) => Promise<readonly string[]>;
}

const systemAddresses = async (name: string) => (await resolve(name, { all: true })).map(({ address }) => address);

/**
 * Asks a URL whether anybody answers: GET, no redirect followed, nothing of the body read. The address is looked up
 * once, checked, and then connected to, so that a name cannot mean something else the second time.
 */
export async function askOutside(url: URL, { allowsLoopback, patience = PATIENCE, addressesOf = systemAddresses }: AskOutsideOptions): Promise<Asked> {
  const name = url.hostname.replace(/^\[|\]$/g, "");
  const deadline = AbortSignal.timeout(patience);
  try {
    const addresses = await Promise.race([addressesOf(name), aborted(deadline)]);
    const [address] = addresses;
    if (address === undefined) return { kind: "silent", reason: "the name has no address" };
    if (!addresses.every((one) => isPublicAddress(one) || (allowsLoopback && isLoopback(one)))) return { kind: "refused" };
    return { kind: "answered", status: await statusOf(url, address, deadline) };
  } catch (error) {
    return { kind: "silent", reason: deadline.aborted ? `no answer in ${patience / 1000} s` : codeOf(error) };
  }
}

function statusOf(url: URL, address: string, signal: AbortSignal): Promise<number> {
  const family = address.includes(":") ? 6 : 4;
  const pinned: LookupFunction = (_, options, found) => (options.all === true ? found(null, [{ address, family }]) : found(null, address, family));
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((answered, failed) => {
    const asking = request(url, { method: "GET", lookup: pinned, signal, agent: false, headers: { "user-agent": "switchboard" } }, (response) => {
      answered(response.statusCode ?? 0);
      response.destroy();
    });
    asking.on("error", failed);
    asking.end();
  });
}

const aborted = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("too late"))));

/** Such as ECONNREFUSED; what else an error says may be about our own network. */
const codeOf = (error: unknown) => (error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "no connection");

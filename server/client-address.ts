import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";

/** Decides whether what an address says about where it forwards from is believed. */
export type Trust = (address: string, hop: number) => boolean;

/** Trusts these addresses and ranges, and nobody else. */
export const trustIn = (proxies: readonly string[]): Trust => proxyAddress.compile([...proxies]);

/** Where a request comes from: the nearest address that no trusted proxy vouches for beyond. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string => proxyAddress(request, trust);

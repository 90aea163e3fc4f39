import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { withoutPort } from "../without-port.ts";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * From which address a socket came. What `X-Forwarded-For` says is believed as far as proxies of ours wrote it: from
 * its end up to the first address that is none of them.
 */
export function peerAddress(direct: string, { "x-forwarded-for": forwarded }: IncomingHttpHeaders, trustedProxies: readonly string[]): string {
  const ranges = trustedProxies.map(rangeOf);
  const hops = [direct, ...[forwarded ?? []].flat().join(",").split(",").map(withoutPort).filter((hop) => ipaddr.isValid(hop)).reverse()];
  const found = hops.find((hop) => !ranges.some((range) => isIn(hop, range))) ?? hops.at(-1) ?? direct;
  return ipaddr.isValid(found) ? ipaddr.process(found).toString() : found;
}

function rangeOf(written: string): Range {
  if (written.includes("/")) return ipaddr.parseCIDR(written);
  const address = ipaddr.process(written);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

function isIn(hop: string, [network, bits]: Range): boolean {
  const address = ipaddr.isValid(hop) ? ipaddr.process(hop) : null;
  if (address instanceof ipaddr.IPv4 && network instanceof ipaddr.IPv4) return address.match(network, bits);
  return address instanceof ipaddr.IPv6 && network instanceof ipaddr.IPv6 && address.match(network, bits);
}

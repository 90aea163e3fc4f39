import ipaddr from "ipaddr.js";

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

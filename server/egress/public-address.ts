import ipaddr from "ipaddr.js";

/**
 * All that IPv6 gives to the public so far; besides it there are addresses that carry one of the older kind
 * inside, such as `::7f00:1`.
 */
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

/**
 * Whether an address is one of the public internet: no network of this house, no machine of its own, nothing
 * reserved.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // What is mapped to IPv6 is taken for what it is.
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4)
    return plain.range() === "unicast" || GLOBAL_EXCEPTIONS.some((range) => plain.match(range));
  return plain.range() === "unicast" && plain.match(GLOBAL_UNICAST);
}

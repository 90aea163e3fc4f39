import ipaddr from "ipaddr.js";

/** All that IPv6 gives to the public so far; besides it there are addresses that carry one of the older kind inside, such as `::7f00:1`. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** Whether an address is one of the public internet: no network of this house, no machine of its own, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // What is mapped to IPv6 is taken for what it is.
  const plain = ipaddr.process(address);
  return plain.range() === "unicast" && (plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_UNICAST));
}

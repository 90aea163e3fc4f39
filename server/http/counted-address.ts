import ipaddr from "ipaddr.js";

/** Whoever has one address of IPv6 has as many as there are behind the first 64 bits. */
const NETWORK = 64;

/** What cannot be read is counted as one: whoever writes it could write another each time. */
const UNREADABLE = "unknown";

/**
 * As whom an address is counted where there is a limit for each: one of IPv6 as the network that it was taken
 * from, such as `2001:db8::/64`, or a wider one.
 */
export function countedAddress(address: string, network = NETWORK): string {
  if (!ipaddr.isValid(address)) return UNREADABLE;
  const plain = ipaddr.process(address);
  return plain instanceof ipaddr.IPv4
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toNormalizedString().replace(/%.*$/, "")}/${network}`).toString()}/${network}`;
}

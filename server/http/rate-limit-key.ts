import ipaddr from "ipaddr.js";

/** Default prefix length for IPv6, because a client usually controls a whole /64 network. */
const NETWORK = 64;

/** Shared key of all unreadable IP addresses, because a client could send a different one each time. */
const UNREADABLE = "unknown";

/**
 * Returns the key of an IP address for rate limits: an IPv4 address itself, or the network of an IPv6
 * address, such as `2001:db8::/64`.
 */
export function rateLimitKey(address: string, network = NETWORK): string {
  if (!ipaddr.isValid(address)) return UNREADABLE;
  const plain = ipaddr.process(address);
  return plain instanceof ipaddr.IPv4
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toNormalizedString().replace(/%.*$/, "")}/${network}`).toString()}/${network}`;
}

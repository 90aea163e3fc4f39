import ipaddr from "ipaddr.js";

/** An IPv6 client usually controls a whole /64 network. */
const NETWORK = 64;

/** All unreadable addresses share one counter, because a client could send a different one each time. */
const UNREADABLE = "unknown";

/**
 * Returns the key under which an address is rate limited: IPv6 addresses by network, such as `2001:db8::/64`.
 */
export function rateLimitKey(address: string, network = NETWORK): string {
  if (!ipaddr.isValid(address)) return UNREADABLE;
  const plain = ipaddr.process(address);
  return plain instanceof ipaddr.IPv4
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toNormalizedString().replace(/%.*$/, "")}/${network}`).toString()}/${network}`;
}

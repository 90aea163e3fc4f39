import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

interface Range {
  readonly address: Address;
  readonly bits: number;
}

/** The number of bits of each address type. */
const WIDTH = { ipv4: 32, ipv6: 128 };
/** The prefix length of an IPv4 address mapped to IPv6, in bits. */
const MAPPED = 96;

/**
 * Normalizes an address or CIDR range to its shortest form without host bits, such as `10.0.0.0/8`; null if
 * it is invalid.
 */
export function ipRange(text: string): string | null {
  // Surrounding spaces are trimmed; a line break is invalid.
  const range = rangeOf(text.replace(/^ +| +$/g, ""));
  if (!range) return null;
  const { address, bits } = range;
  const width = WIDTH[address.kind()];
  if (bits === width) return textOf(address);
  const kind = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${textOf(kind.networkAddressFromCIDR(`${address.toString()}/${bits}`))}/${bits}`;
}

/** Returns whether a range contains an address; false for an invalid address. */
export function isInRange(range: string, address: string): boolean {
  // Node appends the zone to a link-local address.
  const inside = addressOf(address.replace(/^(.*:.*)%\w+$/, "$1"));
  const { address: network, bits = 0 } = rangeOf(range) ?? {};
  return (
    inside !== null &&
    network !== undefined &&
    inside.kind() === network.kind() &&
    inside.match(network, bits)
  );
}

function rangeOf(text: string): Range | null {
  const [, host = "", suffix] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = addressOf(host);
  if (!address) return null;
  const isMapped = host.includes(":") && address.kind() === "ipv4";
  const bits = suffix === undefined ? WIDTH[address.kind()] : Number(suffix) - (isMapped ? MAPPED : 0);
  return bits < 0 || bits > WIDTH[address.kind()] ? null : { address, bits };
}

/**
 * Accepts only unambiguous notations: some programs read `010.1.1.1` as 8.1.1.1, and `::10.1.1.1` as 10.1.1.1.
 */
function addressOf(text: string): Address | null {
  const dotted = /^::ffff:(\d[\d.]*)$/i.exec(text)?.[1] ?? text;
  if (dotted.includes("."))
    return ipaddr.IPv4.isValidFourPartDecimal(dotted) ? ipaddr.IPv4.parse(dotted) : null;
  return /^[\da-f]{0,4}(:[\da-f]{0,4})+$/i.test(text) && ipaddr.IPv6.isValid(text)
    ? ipaddr.process(text)
    : null;
}

const textOf = (address: Address): string =>
  address.kind() === "ipv4" ? address.toString() : ipaddr.IPv6.parse(address.toString()).toRFC5952String();

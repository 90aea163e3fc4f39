import ipaddr from "ipaddr.js";

/** Whether an address is one of the public internet: no network of this house, no machine of its own, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // What carries an address of the older kind inside is taken for that one.
  return ipaddr.process(address).range() === "unicast";
}

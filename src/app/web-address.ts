/**
 * An address that a browser may be sent to, absolute; throws for any other, such as a script in the guise of
 * one.
 */
export function webAddress(address: string, here: string): string {
  const { href, protocol } = new URL(address, here);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error(`"${protocol}" is not an address of the web`);
  return href;
}

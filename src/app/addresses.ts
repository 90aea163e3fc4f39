/** Returns the address of the platform from the page: a path of this origin, or an absolute URL. */
export const platformAddress = (): URL =>
  new URL(document.querySelector<HTMLMetaElement>("meta[name=platform]")?.content ?? "/api", location.href);

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

/** A path of this console and of nothing else, or null: what comes after a login must not lead elsewhere. */
export function safePath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return null;
  const { origin, pathname, search, hash } = new URL(path, "http://console.invalid");
  if (
    origin !== "http://console.invalid" ||
    pathname.startsWith("//") ||
    pathname === "/login" ||
    pathname.startsWith("/login/")
  )
    return null;
  return `${pathname}${search}${hash}`;
}

/**
 * Returns the normalized path if it is a page of this console other than the login; otherwise null. So a
 * login never redirects to another site.
 */
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

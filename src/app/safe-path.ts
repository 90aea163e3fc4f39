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

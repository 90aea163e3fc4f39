import { parseUrl } from "../../openapi/formats/web-address.ts";

const HERE = "https://here.invalid";

/** Returns the path to open after a sign-in; null if it is missing, of another origin or the login page. */
export function safePath(wanted: string | undefined): string | null {
  if (wanted === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  const url = parseUrl(wanted, HERE);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  const isHere = origin === HERE && !pathname.startsWith("//");
  return isHere && !/^\/login(\/|$)/.test(pathname) ? pathname + search + hash : null;
}

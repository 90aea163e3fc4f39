import { parseUrl } from "../../openapi/formats/web-address.ts";

const HERE = "https://here.invalid";

/**
 * A path of this origin that may follow a sign-in; null for anything that could lead elsewhere, or back to
 * the login.
 */
export function safePath(wanted: string | undefined): string | null {
  if (wanted === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  const url = parseUrl(wanted, HERE);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  const isHere = origin === HERE && !pathname.startsWith("//");
  return isHere && !/^\/login(\/|$)/.test(pathname) ? pathname + search + hash : null;
}

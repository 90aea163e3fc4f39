import { parseUrl } from "../../../openapi/formats/web-address.ts";

/** Host names of the local machine. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Parses the URL of an identity provider: HTTPS, or HTTP on the local machine. Returns null for anything
 * else, and for a URL with credentials or a fragment.
 */
export function entryPointOf(text: string): URL | null {
  const url = /[\s\p{Cc}]/u.test(text) ? null : parseUrl(text);
  if (!url) return null;
  const isProtected = url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  return isProtected && url.username === "" && url.password === "" && url.hash === "" ? url : null;
}

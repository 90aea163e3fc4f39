import { parseUrl } from "../../../openapi/formats/web-address.ts";

/** Host names of the local machine. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address of an identity provider: https, or http on this very machine; null for anything else. */
export function entryPointOf(text: string): URL | null {
  const url = /[\s\p{Cc}]/u.test(text) ? null : parseUrl(text);
  if (!url) return null;
  const isProtected = url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  return isProtected && url.username === "" && url.password === "" && url.hash === "" ? url : null;
}

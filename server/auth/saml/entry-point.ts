/** A name of this very machine, by which nobody else is reached. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address of an identity provider: https, or http on this very machine; null for anything else. */
export function entryPointOf(text: string): URL | null {
  if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text)) return null;
  const url = new URL(text);
  const isProtected = url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname));
  return isProtected && url.username === "" && url.password === "" && url.hash === "" ? url : null;
}

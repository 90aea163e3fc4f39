/**
 * Parses a URL; null if the text is not a URL. Used instead of `URL.canParse`, which is broken in Node 20:
 * after about 2,000 calls, when its fast path is compiled, it rejects all URLs with letters such as ü.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Returns whether a text is a valid HTTP(S) URL; `http://[]` and ports above 65535 are invalid. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && parseUrl(text) !== null;

/**
 * Parses a URL; null if the text is none. Takes the place of `URL.canParse`, which Node 20 answers wrongly
 * once its fast path is compiled: after some 2,000 calls it refuses every address with a letter such as ü.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Returns whether a text is an HTTP(S) URL that parses; `http://[]` and ports above 65535 do not. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && parseUrl(text) !== null;

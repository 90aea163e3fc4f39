import { loadedLocales } from "../../../i18n/i18n-util.ts";
import type { Locales } from "../../../i18n/i18n-types.ts";

function* fixedTexts(texts: unknown): Generator<string> {
  // What has a place for something else says what that is.
  if (typeof texts === "string") {
    if (!texts.includes("{")) yield texts.trim();
  } else if (typeof texts === "object" && texts !== null)
    for (const inner of Object.values(texts)) yield* fixedTexts(inner);
}

/**
 * Tells whether a text is one of the console's own, in a language, as far as they are loaded: nobody typed
 * those.
 */
export function ownWords(locale: () => Locales): (text: string) => boolean {
  let known: { readonly of: string; readonly words: ReadonlySet<string> } | null = null;
  return (text) => {
    const texts: object = loadedLocales[locale()] ?? {};
    const of = `${locale()} ${Object.keys(texts).length}`;
    if (known?.of !== of) known = { of, words: new Set(fixedTexts(texts)) };
    return text !== "" && known.words.has(text);
  };
}

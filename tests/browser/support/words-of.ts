import type { Page } from "playwright-core";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { loadedLocales, locales } from "../../../i18n/i18n-util.ts";
import { loadAllTexts } from "../../support/dictionary-texts.ts";

await loadAllTexts();

const textsIn = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(Object(node)).flatMap(textsIn);
const escaped = (text: string) => text.replace(/[.*+?^$()[\]\\/|]/g, "\\$&");

/** Returns the parts of a dictionary's text as they appear on the screen, where marks split it. */
const partsOf = (text: string): string[] =>
  text
    .split(/<\/?\w+>/)
    .map((part) => part.trim())
    // Without words of its own it is in no language.
    .filter((part) => /\p{L}{2}/u.test(part.replace(/(?<!\{)\{[^{}]*\}(?!\})/g, "")));

/** Returns a pattern of a part with placeholders for any values. */
function patternOf(part: string): RegExp {
  const pieces = part.split(/(\{\{[^{}]*\}\}|\{[^{}]*\})/);
  const pattern = pieces.map((piece) =>
    piece.startsWith("{{")
      ? `(?:${piece.slice(2, -2).split("|").map(escaped).join("|")})?`
      : piece.startsWith("{")
        ? ".+"
        : escaped(piece),
  );
  return new RegExp(`^${pattern.join("")}$`, "u");
}

const known = new Map(
  locales.map((locale) => {
    const parts = textsIn(loadedLocales[locale]).flatMap(partsOf);
    return [
      locale,
      {
        whole: new Set(parts.filter((part) => !part.includes("{"))),
        patterns: parts.filter((part) => part.includes("{")).map(patternOf),
      },
    ];
  }),
);
/** Texts found so far: most of a page, such as the menu, is on every page. */
const found = new Map(locales.map((locale) => [locale, new Map<string, boolean>()]));

/** Returns true if a language has this text, with any values. */
function isIn(text: string, locale: Locales): boolean {
  const before = found.get(locale)?.get(text);
  if (before !== undefined) return before;
  const words = known.get(locale);
  const isKnown =
    words !== undefined && (words.whole.has(text) || words.patterns.some((pattern) => pattern.test(text)));
  found.get(locale)?.set(text, isKnown);
  return isKnown;
}

/**
 * The texts on a page, also those for screen readers and under the pointer, that are of one language and not
 * of the one that is wanted.
 */
export async function wordsOf(page: Page, unwanted: Locales, wanted: Locales): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const shown: (string | null)[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element)
        shown.push(
          node.getAttribute("aria-label"),
          node.getAttribute("title"),
          node.getAttribute("placeholder"),
        );
      // The content of an event is in no language.
      else if (!node.parentElement?.closest("pre")) shown.push(node.textContent);
    }
    return shown.flatMap((text) => text?.trim() || []);
  });
  if (texts.length < 20) throw new Error("There is nothing on the page.");
  return [...new Set(texts)].filter(
    (text) => (isIn(text, unwanted) && !isIn(text, wanted)) || /\b(undefined|NaN|null)\b|[{}]/.test(text),
  );
}

import { createHash } from "node:crypto";
import { loadedLocales } from "../../i18n/i18n-util.ts";
import { loadAllTexts, textsIn } from "./dictionary-texts.ts";
import { MEASURED } from "./house-figures.ts";
import { PUBLIC_ROUTES, ROUTES } from "./routes.ts";
import { sources } from "./sources.ts";

// The command can import this module, and nothing after it.
await loadAllTexts();

interface SampledText {
  readonly key: string;
  readonly en: string;
  readonly text: string;
}

/** Sample for a reader: screens by their routes, source files, and translations beside the English text. */
export interface HouseSample {
  readonly screens: readonly string[];
  readonly files: readonly string[];
  readonly es: readonly SampledText[];
  readonly fr: readonly SampledText[];
}

const SCREENS = 12;
const FILES = 12;
const TEXTS = 200;

/** Draws `count` items by a seed: those with the lowest hashes. The order of the items does not matter. */
export function draw(items: Iterable<string>, count: number, seed: string): string[] {
  const hashOf = (item: string) => createHash("sha256").update(`${seed}\0${item}`).digest("hex");
  return [...new Set(items)]
    .map((item) => ({ item, hash: hashOf(item) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}

/** Draws the sample of a seed. Translations without a letter, or equal to the English text, are left out. */
export function drawSample(seed: string): HouseSample {
  const english = textsIn(loadedLocales.en);
  const textsOf = (locale: "es" | "fr"): SampledText[] => {
    const texts = textsIn(loadedLocales[locale]);
    const keys = [...texts].flatMap(([key, text]) =>
      /\p{L}{2}/u.test(text) && text !== english.get(key) ? key : [],
    );
    return draw(keys, TEXTS, `${seed} ${locale}`).map((key) => ({
      key,
      en: english.get(key) ?? "",
      text: texts.get(key) ?? "",
    }));
  };
  return {
    screens: draw([...ROUTES, ...PUBLIC_ROUTES], SCREENS, seed),
    files: draw(
      [...sources().keys()].filter((path) => MEASURED.test(path)),
      FILES,
      seed,
    ),
    es: textsOf("es"),
    fr: textsOf("fr"),
  };
}

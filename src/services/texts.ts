import { initFormatters } from "../../i18n/formatters.ts";
import { i18nObject, loadedFormatters, loadedLocales } from "../../i18n/i18n-util.ts";
import type { Locales, Namespaces, TranslationFunctions } from "../../i18n/i18n-types.ts";
import type { Store } from "./frame-store.ts";

/** Texts of one language as functions of their parameters. */
export interface Texts {
  readonly locale: Locales;
  readonly say: TranslationFunctions;
}

export interface TextStore extends Store<Texts> {
  /** Loads the texts of a namespace in the current language; pages suspend until then. */
  readonly need: (namespace: Namespaces) => Promise<void>;
  /** Loads all texts needed so far in another language, then changes to that language. */
  readonly change: (locale: Locales) => Promise<void>;
}

/**
 * Loads the texts of a language and returns their store. Texts of other parts of the console are loaded by
 * namespace when needed. `load` runs a loader and handles failures.
 */
export async function loadTexts(
  locale: Locales,
  load: (load: () => Promise<unknown>) => Promise<unknown>,
): Promise<TextStore> {
  await load(() => loadBaseTexts(locale));
  let texts: Texts = { locale, say: i18nObject(locale) };
  const needed = new Map<Namespaces, Promise<void>>();
  const listeners = new Set<() => void>();
  const update = (next: Locales) => {
    texts = { locale: next, say: i18nObject(next) };
    for (const listener of listeners) listener();
  };
  return {
    get: () => texts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    need(namespace) {
      const known = needed.get(namespace);
      if (known) return known;
      const loading = loadPart(texts.locale, namespace).then(() => update(texts.locale));
      needed.set(namespace, loading);
      loading.catch(() => needed.delete(namespace)); // after a failure, the namespace can be requested again
      return loading;
    },
    async change(next) {
      await load(() =>
        Promise.all([
          loadBaseTexts(next),
          ...[...needed.keys()].map((namespace) => loadPart(next, namespace)),
        ]),
      );
      update(next);
    },
  };
}

const loadPart = async (locale: Locales, namespace: Namespaces): Promise<void> =>
  (await import("../../i18n/i18n-util.async.ts")).loadNamespaceAsync(locale, namespace);

const BASE = {
  en: () => import("../../i18n/en/index.ts"),
  es: () => import("../../i18n/es/index.ts"),
  fr: () => import("../../i18n/fr/index.ts"),
};

/**
 * Loads the texts that every page needs in a language. Does not use the generated loaders, because they
 * import the list of all namespaces, which the login should not load.
 */
async function loadBaseTexts(locale: Locales): Promise<void> {
  const { default: dictionary } = await BASE[locale]();
  // The file of each dictionary checks the dictionary's type against the English one.
  loadedLocales[locale] = { ...loadedLocales[locale], ...(dictionary as object) };
  loadedFormatters[locale] = initFormatters(locale);
}

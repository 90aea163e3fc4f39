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
  /** Changes the language everywhere, once everything that was needed so far is there in it. */
  readonly change: (locale: Locales) => Promise<void>;
}

/**
 * The texts, a language and a part of the console at a time. `arrive` loads what a whole language needs, and
 * decides when it has not arrived.
 */
export async function loadTexts(
  locale: Locales,
  arrive: (load: () => Promise<unknown>) => Promise<unknown>,
): Promise<TextStore> {
  await arrive(() => loadBaseTexts(locale));
  let texts: Texts = { locale, say: i18nObject(locale) };
  const needed = new Map<Namespaces, Promise<void>>();
  const listeners = new Set<() => void>();
  const become = (next: Locales) => {
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
      const loading = loadPart(texts.locale, namespace).then(() => become(texts.locale));
      needed.set(namespace, loading);
      loading.catch(() => needed.delete(namespace)); // what failed to load may be asked for again
      return loading;
    },
    async change(next) {
      await arrive(() =>
        Promise.all([
          loadBaseTexts(next),
          ...[...needed.keys()].map((namespace) => loadPart(next, namespace)),
        ]),
      );
      become(next);
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
 * Loads the texts of every page in a language. The generated loaders know where the texts of all parts are,
 * which is more than the login should wait for.
 */
async function loadBaseTexts(locale: Locales): Promise<void> {
  const { default: dictionary } = await BASE[locale]();
  // Each dictionary is checked against the English one where it is written.
  loadedLocales[locale] = { ...loadedLocales[locale], ...(dictionary as object) };
  loadedFormatters[locale] = initFormatters(locale);
}

import { loadAllLocalesAsync, loadNamespaceAsync } from "../../i18n/i18n-util.async.ts";
import { locales, namespaces } from "../../i18n/i18n-util.ts";

/** Loads the texts of all languages, also if another test of the process has loaded a part of them. */
export async function loadAllTexts(): Promise<void> {
  await loadAllLocalesAsync();
  await Promise.all(
    locales.flatMap((locale) => namespaces.map((namespace) => loadNamespaceAsync(locale, namespace))),
  );
}

/** Flattens a dictionary to its texts by their paths, such as `lists.empty.title`. */
export const textsIn = (dictionary: object): Map<string, string> => new Map(entriesIn(dictionary, ""));

function entriesIn(node: unknown, path: string): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  return Object.entries(Object(node)).flatMap(([key, value]) =>
    entriesIn(value, path === "" ? key : `${path}.${key}`),
  );
}

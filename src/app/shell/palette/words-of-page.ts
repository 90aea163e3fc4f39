import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { PageName } from "../menu-entries.ts";

type Records = TranslationFunctions["records"];
type Words = {
  [Name in keyof Records]: Records[Name] extends { readonly create: unknown } ? Name : never;
}[keyof Records];

/**
 * Under what the words of a described resource stand: the name of its page, but for what the platform calls
 * otherwise.
 */
export const wordsOfPage = (page: PageName): Words => (page === "segments" ? "departments" : (page as Words)); // each described page's words are called as it is; a test goes through them

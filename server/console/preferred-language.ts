import Negotiator from "negotiator";
import type { Language } from "../../openapi/generated/console.ts";

const LANGUAGES = ["en", "es", "fr"] as const satisfies readonly Language[];

/** Returns the first of our languages by the weights of Accept-Language; English where it names none. */
export function preferredLanguage(accepted: string | undefined): Language {
  const headers = { "accept-language": accepted?.replaceAll("_", "-") };
  const wanted = new Negotiator({ headers }).language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

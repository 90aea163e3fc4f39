import Negotiator from "negotiator";
import type { Language } from "../../openapi/generated/console.ts";

const LANGUAGES = ["en", "es", "fr"] as const satisfies readonly Language[];

/** Returns the supported language that an Accept-Language header prefers; English if it contains none. */
export function preferredLanguage(accepted: string | undefined): Language {
  const headers = { "accept-language": accepted?.replaceAll("_", "-") };
  const wanted = new Negotiator({ headers }).language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

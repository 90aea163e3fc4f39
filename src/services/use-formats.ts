import { type Formats, formatsOf } from "../../i18n/formats.ts";
import { useHolder } from "./use-ability.ts";
import { useTexts } from "./use-texts.ts";

/**
 * How numbers and times are written in the current language: of whoever is signed in, in the zone of their
 * account, as the letters to them have it.
 */
export const useFormats = (): Formats => formatsOf(useTexts().locale, useHolder()?.account.timeZone);

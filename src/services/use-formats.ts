import { type Formats, formatsOf } from "../../i18n/formats.ts";
import { useTexts } from "./use-texts.ts";

/** How numbers and times are written in the current language. */
export const useFormats = (): Formats => formatsOf(useTexts().locale);

import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";
import type { Texts } from "./texts.ts";
import { type Formats, formatsOf } from "../../i18n/formats.ts";
import { useHolder } from "./use-session.ts";

/**
 * Returns the texts of the current language; renders when the language changes. Also works without a document,
 * as in tests that render markup.
 */
export function useTexts(): Texts {
  const { texts } = useServices();
  return useSyncExternalStore(texts.subscribe, texts.get, texts.get);
}

/**
 * Returns formatters of numbers and times in the current language. Times are in the time zone of the user's
 * account, as in emails.
 */
export const useFormats = (): Formats => formatsOf(useTexts().locale, useHolder()?.account.timeZone);

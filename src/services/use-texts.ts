import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";
import type { Texts } from "./texts.ts";
import { type Formats, formatsOf } from "../../i18n/formats.ts";
import { useHolder } from "./use-session.ts";

/** The texts of the current language; the component is drawn anew when it changes. */
export function useTexts(): Texts {
  const { texts } = useServices();
  return useSyncExternalStore(texts.subscribe, texts.get);
}

/**
 * How numbers and times are written in the current language: of whoever is signed in, in the zone of their
 * account, as the letters to them have it.
 */
export const useFormats = (): Formats => formatsOf(useTexts().locale, useHolder()?.account.timeZone);

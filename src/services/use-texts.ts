import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";
import type { Texts } from "./texts.ts";

/** The texts of the current language; the component is drawn anew when it changes. */
export function useTexts(): Texts {
  const { texts } = useServices();
  return useSyncExternalStore(texts.subscribe, texts.get);
}

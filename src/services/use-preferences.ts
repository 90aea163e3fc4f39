import { useSyncExternalStore } from "react";
import type { Preferences } from "./preferences.ts";
import { useServices } from "./services.ts";

/** What this person chose on this device. */
export function usePreferences(): Preferences {
  const { preferences } = useServices();
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}

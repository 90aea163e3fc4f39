import { useSyncExternalStore } from "react";
import type { Preferences } from "./preferences.ts";
import { useServices } from "./services.ts";

/** Returns the user's preferences on this device. */
export function usePreferences(): Preferences {
  const { preferences } = useServices();
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}

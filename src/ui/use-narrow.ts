import { useSyncExternalStore } from "react";

const QUERY = "(width < 900px)";

const subscribe = (listener: () => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

/** Whether the window is narrower than a tablet: then lists have two-line rows and the menu is a drawer. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);

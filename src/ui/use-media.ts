import { useSyncExternalStore } from "react";

/** A hook that tells whether the window is as a media query says, now and as it changes. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  const matches = () => matchMedia(query).matches;
  return function useMatches() {
    return useSyncExternalStore(subscribe, matches);
  };
}

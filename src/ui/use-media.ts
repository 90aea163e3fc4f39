import { type RefCallback, useCallback, useState, useSyncExternalStore } from "react";

/** Returns a hook that tracks whether a media query matches. */
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

/**
 * Returns true if the window is narrower than a tablet. Lists then have two-line rows, and the menu is a
 * drawer.
 */
export const useNarrow = mediaHook("(width < 900px)");

/**
 * Returns the inner width (px) of the element to which the returned ref is attached; 0 before it is mounted.
 */
export function useWidth(): readonly [width: number, ref: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return [width, ref];
}

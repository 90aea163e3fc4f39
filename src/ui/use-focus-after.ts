import { useEffect } from "react";

/**
 * Restores the focus when a part with the focused element disappears, because `shown` becomes false or the
 * component unmounts. Focuses the element with the selector `next`; by default, the main part of the page.
 */
export function useFocusFallback(shown: boolean, next: string = "main"): void {
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(next)?.focus();
    };
  }, [shown, next]);
}

/** Ref callback: focuses the element when it mounts. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

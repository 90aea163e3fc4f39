import { useEffect } from "react";

/** Moves the focus to the page, or to a given element, when the part with the pressed button disappears. */
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

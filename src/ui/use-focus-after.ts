import { useEffect } from "react";

/**
 * Where a part went with the button that was pressed in it, the page takes the focus, or what is named, so
 * that the keys go on from there.
 */
export function useFocusAfter(shown: boolean, next: string = "main"): void {
  useEffect(() => {
    if (!shown) return;
    return () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(next)?.focus();
    };
  }, [shown, next]);
}

/** Takes the focus to what has just come in place of what had it; to be a `ref`. */
export const arrive = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

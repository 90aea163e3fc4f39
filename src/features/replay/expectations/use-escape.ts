import { useEffect } from "react";

/** What has an Escape of its own: where one types, and what lies above the page. */
const TYPED_IN = "input, textarea, select, [contenteditable], [role=listbox]";
const ABOVE = "[role=menu]:not([hidden]), [role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])";

/**
 * Escape does something as long as that is wanted, wherever nothing else has it. Of a tooltip it is told
 * first, which would keep it to itself.
 */
export function useEscape(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== "Escape" ||
        (event.target instanceof Element && event.target.closest(TYPED_IN)) ||
        document.querySelector(ABOVE)
      )
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [wanted, act]);
}

import { useEffect } from "react";

/** What has an Escape of its own. */
const OWN = "input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]";

/** Escape does something as long as that is wanted, wherever nothing else has it. */
export function useEscape(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [wanted, act]);
}

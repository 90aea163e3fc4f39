import { useEffect } from "react";
import { useServices } from "../../services/services.ts";
import type { ShortcutStore } from "../../services/shortcuts.ts";
import { usePreferences } from "../../services/use-preferences.ts";

/** Hands keys to the shortcuts, where nobody types and nobody has switched them off. */
export function useKeys(shortcuts: ShortcutStore): void {
  const { mono } = useServices();
  const { singleKeys } = usePreferences();
  useEffect(() => {
    if (singleKeys === "off") return;
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event)
      )
        return;
      // With Shift a letter is another key; a sign such as "?" needs it on many keyboards.
      if (event.shiftKey && /^\p{L}$/u.test(event.key)) return;
      if (event.key.length === 1 && shortcuts.press(event.key, mono())) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shortcuts, singleKeys, mono]);
}

/** Returns whether a key belongs to a field, an open menu or dialog, or an input method. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || event.key === "Process" || event.key === "Dead") return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    target !== null &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [role=menu], [role=dialog], [role=listbox]") !== null)
  );
}

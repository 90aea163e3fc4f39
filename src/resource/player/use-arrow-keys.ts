import { useEffect, useEffectEvent } from "react";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";

/** ms that an arrow key moves. */
export const ARROW_STEP = 10_000;

/** Registers the arrow keys of a page with one player. `move` gets the ms to move by. */
export function useArrowKeys(move: (by: number) => void): void {
  const text = useTexts().say.recordings.player;
  const seconds = useFormats().number(ARROW_STEP / 1000);
  useShortcut({ keys: "←", label: text.back({ seconds }) });
  useShortcut({ keys: "→", label: text.forward({ seconds }) });
  useKeyDown({ ArrowLeft: () => move(-ARROW_STEP), ArrowRight: () => move(ARROW_STEP) });
}

/**
 * Runs the action of a key, unless the user types or a menu or dialog is open. A slider has its own keys; only
 * Escape leaves it. An action that returns false leaves the key to the browser.
 */
export function useKeyDown(actions: Readonly<Partial<Record<string, () => unknown>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      !(target instanceof Element) ||
      target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null ||
      (event.key !== "Escape" && target.closest("[role=slider]") !== null)
    )
      return;
    const run = actions[event.key];
    if (run && run() !== false) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

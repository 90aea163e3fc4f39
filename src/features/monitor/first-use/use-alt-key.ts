import { useEffect, useEffectEvent } from "react";
import { useShortcut } from "../../../services/use-shortcut.ts";

/** Runs an action when Alt and a digit are pressed, and lists the keys in the keyboard help. */
export function useAltKey(digit: number, label: string, run: () => void): void {
  const act = useEffectEvent(run);
  useShortcut({ keys: `Alt ${digit}`, label });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Alt changes the character on some keyboards, so the position of the key decides.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Digit${digit}`) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [digit]);
}

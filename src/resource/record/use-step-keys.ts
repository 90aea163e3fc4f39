import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { usePreferences } from "../../services/use-preferences.ts";
import { pressKeyed } from "../../ui/keyed-act.ts";

const ACTS: ReadonlySet<string> = new Set(["e", "y"]);

/**
 * J and K go to the next and the one before, E edits it and Y copies it, as they do in lists, as long as
 * nothing lies over the record and nobody types. Returns what the record has to stand in.
 */
export function useStepKeys(step: (by: 1 | -1) => void): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const { singleKeys } = usePreferences();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      !target ||
      target.matches("input, textarea, select")
    )
      return;
    if (target.closest("[role=dialog]") !== body.current?.closest("[role=dialog]")) return;
    if (event.key === "j") step(1);
    else if (event.key === "k") step(-1);
    else if (
      ACTS.has(event.key) &&
      pressKeyed(body.current?.closest("[role=dialog], main") ?? null, event.key.toUpperCase())
    )
      event.preventDefault();
  });
  useEffect(() => {
    if (singleKeys === "off") return;
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [singleKeys]);
  return body;
}

import { type RefObject, useEffect, useRef } from "react";

/**
 * Escape in a part of the page does something, before a drawer that the part is in hears of it. A list that
 * is open there has its own.
 */
export function useEscapeIn(part: RefObject<HTMLElement | null>, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== "Escape" ||
        !(event.target instanceof Element) ||
        !part.current?.contains(event.target) ||
        event.target.closest("[role=listbox]")
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [part]);
}

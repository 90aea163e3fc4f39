import { type FocusEvent, type KeyboardEvent, useState } from "react";

interface OneStop {
  /** Which of the buttons Tab comes to. */
  readonly reached: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A row of buttons that Tab comes to once: the arrows, Home and End lead from one to the other. `first` is
 * where it begins.
 */
export function useOneStop(first: number): OneStop {
  const [chosen, setChosen] = useState<number | null>(null);
  const reached = chosen ?? first;
  const buttons = (row: HTMLElement) => [...row.querySelectorAll("button")];
  return {
    reached,
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = buttons(event.currentTarget);
      const steps: Partial<Record<string, number>> = {
        ArrowRight: reached + 1,
        ArrowLeft: reached - 1,
        Home: 0,
        End: all.length - 1,
      };
      const to = steps[event.key];
      if (to === undefined) return;
      event.preventDefault();
      all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    },
    onFocus: ({ currentTarget, target }) => {
      const place = buttons(currentTarget).findIndex((button) => button === target);
      if (place >= 0) setChosen(place);
    },
  };
}

/** Keeps what is typed between the wish for the palette and the moment when its field has the focus. */
export interface TypeAheadBuffer {
  /** Starts or continues buffering letters; `onEscape` is called if the palette is no longer wanted. */
  readonly start: (onEscape: () => void) => void;
  /** Returns the letters, and lets keys go where they belong again. */
  readonly take: () => string;
}

/** Keeps the letters from shortcuts and the focused element. */
export function typeAheadBuffer(page: EventTarget): TypeAheadBuffer {
  let letters = "";
  let stop: (() => void) | null = null;
  const start = (onEscape: () => void) => {
    if (stop) return;
    const press = (event: Event) => {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent; // of this type alone
      if (ctrlKey || metaKey || altKey) return;
      if (key === "Escape") onEscape();
      else if (key === "Backspace") letters = letters.slice(0, -1);
      else if (key.length === 1) letters += key;
      else if (key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
    };
    page.addEventListener("keydown", press, { capture: true });
    stop = () => page.removeEventListener("keydown", press, { capture: true });
  };
  const take = () => {
    stop?.();
    stop = null;
    const taken = letters;
    letters = "";
    return taken;
  };
  return { start, take };
}

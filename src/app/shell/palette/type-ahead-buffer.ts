/** Buffers the text that is typed after the palette was requested and before its field has the focus. */
export interface TypeAheadBuffer {
  /** Starts or continues buffering. `onEscape` is invoked when the user presses Escape. */
  readonly start: (onEscape: () => void) => void;
  /** Returns the buffered text and stops buffering. */
  readonly take: () => string;
}

/** Creates a buffer. While the buffer runs, typed letters reach neither shortcuts nor the focused element. */
export function typeAheadBuffer(page: EventTarget): TypeAheadBuffer {
  let letters = "";
  let stop: (() => void) | null = null;
  const start = (onEscape: () => void) => {
    if (stop) return;
    const press = (event: Event) => {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent; // `keydown` events are of this type
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

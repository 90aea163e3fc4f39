import { useEffect } from "react";

interface EarlyLettersProps {
  /** Where the letters are found. */
  readonly letters: { current: string };
  readonly onClose: () => void;
}

/** Stands in place of the palette until that is loaded: what is typed meanwhile belongs in its field. It draws nothing. */
export function EarlyLetters({ letters, onClose }: EarlyLettersProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") onClose();
      else if (event.key === "Backspace") letters.current = letters.current.slice(0, -1);
      else if (event.key.length === 1) letters.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [letters, onClose]);
  return null;
}

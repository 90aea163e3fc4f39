import { modifier } from "../../../services/shortcuts.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Returns true if a key press saves a form: Ctrl/Cmd+S or Ctrl/Cmd+Enter, in any field. */
export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  ["s", "enter"].includes(key.toLowerCase()) && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Adds the shortcuts for saving to the list of shortcuts. The forms handle the keys themselves. */
export function useFormKeys(on = true): void {
  const { keys } = useTexts().say.lists;
  useShortcut({ keys: `${modifier()} S`, label: keys.save(), on });
  useShortcut({ keys: `${modifier()} Enter`, label: keys.send(), on });
}

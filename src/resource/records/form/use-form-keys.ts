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

/** Returns true if a press saves a form: Ctrl or Cmd with S, or with Enter, from whichever field. */
export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  ["s", "enter"].includes(key.toLowerCase()) && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Lists the shortcuts for saving forms, which the forms handle themselves. */
export function useFormKeys(on = true): void {
  const { keys } = useTexts().say.lists;
  useShortcut({ keys: `${modifier()} S`, label: keys.save(), on });
  useShortcut({ keys: `${modifier()} Enter`, label: keys.send(), on });
}

import { useShortcut } from "../services/use-shortcut.ts";
import { useTexts } from "../services/use-texts.ts";

/** Lists under `?` what keys do with the rows of a list, as long as it is shown. The rows do it themselves. */
export function RowKeyNames({ removes }: { removes: boolean }) {
  const { keys } = useTexts().say.lists.bulk;
  useShortcut({ keys: "X", label: keys.pick() });
  useShortcut({ keys: "Shift X", label: keys.range() });
  return removes ? <RemoveKeyName /> : null;
}

function RemoveKeyName() {
  const { keys } = useTexts().say.lists.bulk;
  useShortcut({ keys: "Delete", label: keys.remove() });
  return null;
}

import { useLocation } from "wouter";
import { useHolder } from "../../services/use-ability.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { isOpenTo, type MenuEntry, NAMED } from "./menu-entries.ts";

/** Keys that lead to the pages of the menu. It draws nothing. */
export function GoToKeys() {
  const holder = useHolder();
  return NAMED.flatMap(({ entries }) => entries).flatMap((entry) =>
    entry.keys !== undefined && isOpenTo(entry, holder) ? (
      <GoTo key={entry.page} entry={entry} keys={entry.keys} />
    ) : (
      []
    ),
  );
}

function GoTo({ entry, keys }: { entry: MenuEntry; keys: string }) {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  useShortcut({
    keys,
    label: say.shell.shortcuts.goTo({ page: say.shell.pages[entry.page]() }),
    everywhere: true,
    run: () => navigate(entry.path),
  });
  return null;
}

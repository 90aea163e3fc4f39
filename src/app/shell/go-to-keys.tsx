import { useLocation } from "wouter";
import { useHolder } from "../../services/use-ability.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { MENU, type MenuEntry } from "./menu-entries.ts";

/** Keys that lead to the pages of the menu. It draws nothing. */
export function GoToKeys() {
  const holder = useHolder();
  return MENU.flatMap(({ entries }) => entries)
    .filter(({ ability }) => holder?.abilities.includes(ability))
    .map((entry) => <GoTo key={entry.page} entry={entry} />);
}

function GoTo({ entry }: { entry: MenuEntry }) {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  useShortcut({ keys: entry.keys, label: say.shell.shortcuts.goTo({ page: say.shell.pages[entry.page]() }), everywhere: true, run: () => navigate(entry.path) });
  return null;
}

import { useHolder } from "../../../services/use-ability.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { isOpenTo, NAMED } from "../menu-entries.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Every page that is open to this person. */
export function usePageItems(): readonly PaletteItem[] {
  const { say } = useTexts();
  const holder = useHolder();
  return NAMED.flatMap(({ group, entries }) =>
    entries
      .filter((entry) => isOpenTo(entry, holder))
      .map(({ page, path, icon, keys }) => ({
        id: `page ${page}`,
        group: say.palette.groups.pages(),
        label: say.shell.pages[page](),
        detail: page === "replay" ? say.palette.rewind() : say.shell.groups[group](),
        icon,
        act: { href: path },
        ...(keys === undefined ? {} : { keys }),
      })),
  );
}

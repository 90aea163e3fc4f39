import { useAllSavedViews } from "../../../resource/views/use-saved-views.ts";
import { useHolder } from "../../../services/use-ability.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { shownViews } from "../views/shown-views.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Every saved view of a list that is open to this person, their own and those that others share. */
export function useViewItems(): readonly PaletteItem[] {
  const { say } = useTexts();
  const saved = useAllSavedViews();
  const holder = useHolder();
  return [false, true].flatMap((ofAccount) =>
    shownViews(saved, holder, ofAccount).map(({ id, name, href, page }) => ({
      id: `view ${id}`,
      group: say.palette.groups.views(),
      label: name,
      detail: say.shell.pages[page](),
      icon: "bookmark",
      act: { href },
    })),
  );
}

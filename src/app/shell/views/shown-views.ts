import type { SavedView, Session } from "../../../../openapi/generated/console.ts";
import { type MenuEntry, MENU_ENTRIES } from "../menu-entries.ts";
import { isAccount, isOpenTo } from "../menu-places.ts";
import { listOfView } from "./list-of-view.ts";

/** A saved view in the menu. */
interface ShownView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Page of its list. */
  readonly page: MenuEntry["page"];
}

/**
 * Returns the saved views for the account menu or for the main menu. They are sorted by the order of their
 * lists in the menu. Views of the same list keep the order of their tabs.
 */
export function shownViews(
  views: readonly SavedView[],
  holder: Pick<Session, "abilities" | "features"> | null,
  ofAccount: boolean,
): readonly ShownView[] {
  return views
    .flatMap((view) => {
      const list = listOfView(view.resource);
      return list && isOpenTo(list.entry, holder) && isAccount(list.path, holder) === ofAccount
        ? [{ ...list, view }]
        : [];
    })
    .toSorted(
      (one, other) =>
        MENU_ENTRIES.indexOf(one.entry) - MENU_ENTRIES.indexOf(other.entry) ||
        one.path.localeCompare(other.path) ||
        one.view.place - other.view.place,
    )
    .map(({ path, entry, view }) => ({
      id: view._id,
      name: view.name,
      href: `${path}?view=${view._id}`,
      page: entry.page,
    }));
}

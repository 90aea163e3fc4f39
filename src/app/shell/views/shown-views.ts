import type { SavedView, Session } from "../../../../openapi/generated/console.ts";
import { isAccount, isOpenTo, type MenuEntry, MENU_ENTRIES } from "../menu-entries.ts";
import { listOfView } from "./list-of-view.ts";

/** A saved view as the menu has it. */
interface ShownView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** The page of its list. */
  readonly page: MenuEntry["page"];
}

/**
 * The views that the menu leads to, of the account or of all else: list by list as the menu has these, each
 * in the order of its tabs.
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

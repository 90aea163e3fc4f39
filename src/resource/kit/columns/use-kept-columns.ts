import { useLayoutEffect } from "react";
import { useLocation } from "wouter";
import { type KeptColumns, keepColumns, readKeptColumns } from "../../../services/kept-columns.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useServices } from "../../../services/services.ts";
import { type View, type ViewRules, readView, writeView } from "../../../ui/view-state.ts";
import type { useView } from "../use-view.ts";

/** Returns the path of a list, with `:id` in place of the id of an open record. */
const listOf = (path: string): string => path.replace(/\/[0-9a-f]{24}(\/.*)?$/, "/:id$1");

/**
 * Returns a function that changes the columns of a list and remembers them for this user. Remembered columns
 * are added to a URL that has none, so that links reproduce the view.
 */
export function useKeptColumns({
  view,
  change,
  rules,
}: Pick<ReturnType<typeof useView>, "view" | "change"> & { readonly rules: ViewRules }) {
  const { storage } = useServices();
  const person = useHolder()?.user._id ?? "";
  const [path] = useLocation();
  const list = listOf(path);
  // A saved view has its own columns.
  const isSaved = view.saved !== "";
  const isUnset = !isSaved && view.columns === null && view.widths === null;
  useLayoutEffect(() => {
    if (!isUnset) return;
    const kept = known(readKeptColumns(storage, person, list), view, rules);
    if (kept.columns || kept.widths) change(kept, { replace: true });
  });
  return (next: KeptColumns) => {
    if (!isSaved) keepColumns(storage, person, list, next);
    change(next, { replace: true });
  };
}

/** Returns the remembered columns that still exist. */
function known({ columns, widths }: KeptColumns, view: View, rules: ViewRules): KeptColumns {
  const inAddress = readView(
    writeView(
      { ...view, columns: columns?.filter((id) => rules.columns.includes(id)) ?? null, widths },
      rules,
    ),
    rules,
  );
  return { columns: inAddress.columns?.length ? inAddress.columns : null, widths: inAddress.widths };
}

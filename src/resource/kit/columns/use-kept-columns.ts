import { useLayoutEffect } from "react";
import { useLocation } from "wouter";
import { type KeptColumns, keepColumns, readKeptColumns } from "../../../services/kept-columns.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useServices } from "../../../services/services.ts";
import { type View, type ViewRules, readView, writeView } from "../../../ui/view-state.ts";
import type { useView } from "../use-view.ts";

/** Returns the path of a list, regardless of the record open beside it. */
const listOf = (path: string): string => path.replace(/\/[0-9a-f]{24}(\/.*)?$/, "/:id$1");

/**
 * Changes the columns of a list and remembers them for this user. Remembered columns are added to an address
 * without any, so that links reproduce the view.
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
  // A saved view has columns of its own.
  const isSaved = view.saved !== "";
  const isUnsaid = !isSaved && view.columns === null && view.widths === null;
  useLayoutEffect(() => {
    if (!isUnsaid) return;
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
  const said = readView(
    writeView(
      { ...view, columns: columns?.filter((id) => rules.columns.includes(id)) ?? null, widths },
      rules,
    ),
    rules,
  );
  return { columns: said.columns?.length ? said.columns : null, widths: said.widths };
}

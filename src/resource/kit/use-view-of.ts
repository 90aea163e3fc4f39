import { useMemo } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import {
  type View,
  type ViewRules,
  changedView,
  keptOf,
  plainView,
  readView,
  savedIn,
  writeView,
} from "../../ui/view-state.ts";
import type { SavedView } from "../../../openapi/generated/console.ts";

interface SavedViews {
  readonly views: readonly SavedView[];
  readonly known: boolean;
}

/**
 * What a list shows, as the address says it, and the ways to change it. `rules` has to be the same object
 * from one drawing to the next. The query is read as it stands: the router's own reading of it undoes one
 * escaping too many.
 */
export function useViewOf(rules: ViewRules, { views, known }: SavedViews) {
  const query = useSearch();
  const [path, navigate] = useLocation();
  const resource = rules.saved ?? null;
  const named = savedIn(query, rules);
  const base = useMemo(() => baseIn(views, named, rules), [views, named, rules]);
  const view = useMemo(() => readView(query, rules, base), [query, rules, base]);
  const hrefOf = (changes: Partial<View>): string => {
    const next = changedView(view, changes);
    const written = writeView(next, rules, baseIn(views, next.saved, rules));
    return written === "" ? path : `${path}?${written}`;
  };
  const hrefTo = (id: string | null): string => (id === null ? path : `${path}?view=${id}`);
  const go = (href: string, replace: boolean) => {
    if (href !== path + query) navigate(href, { replace });
  };
  return {
    view,
    hrefOf,
    /** A step that one would not go back to, such as a letter of a search, replaces the one before. */
    change: (changes: Partial<View>, { replace = false } = {}) => go(hrefOf(changes), replace),
    /** It is not yet known what the view shows that the address names. */
    pending: view.saved !== "" && !known,
    saved: {
      resource,
      views,
      base,
      /** The address names one that there is not, or no longer, or not for this person. */
      missing: view.saved !== "" && known && !views.some(({ _id }) => _id === view.saved),
      /** Where a saved view is shown as it was saved; null: the list as it is by itself. */
      hrefTo,
      open: (id: string | null) => go(hrefTo(id), false),
    },
  };
}

/** What a saved view shows; what the list shows by itself where there is no such view. */
function baseIn(views: readonly SavedView[], id: string, rules: ViewRules): View {
  const saved = views.find(({ _id }) => _id === id);
  return saved ? { ...keptOf(readView(saved.query, rules)), saved: id } : plainView(rules);
}

const NONE: SavedViews = { views: [], known: true };

/** The same of a list whose views nobody can save. */
export const useUnsavedView = (rules: ViewRules) => useViewOf(rules, NONE);

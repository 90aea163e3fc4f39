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
 * Returns the view of a list from the address, and functions that change it. `rules` must be a stable object.
 * The query is read directly, because the router unescapes it once too often.
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
      /** Path of a saved view as saved; null for the default view of the list. */
      hrefTo,
      open: (id: string | null) => go(hrefTo(id), false),
    },
  };
}

/** Returns a saved view; the default view if it does not exist. */
function baseIn(views: readonly SavedView[], id: string, rules: ViewRules): View {
  const saved = views.find(({ _id }) => _id === id);
  return saved ? { ...keptOf(readView(saved.query, rules)), saved: id } : plainView(rules);
}

const NONE: SavedViews = { views: [], known: true };

/** Returns the view of a list without saved views. */
export const useUnsavedView = (rules: ViewRules) => useViewOf(rules, NONE);

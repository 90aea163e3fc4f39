import { useMemo } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import {
  type View,
  type ViewRules,
  carriedIn,
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
 * Returns the view of a list from the URL, and functions that change it. `rules` must be a stable object. The
 * query is read from the browser's URL, because the router unescapes it once too often.
 */
export function useViewOf(rules: ViewRules, { views, known }: SavedViews) {
  const query = useSearch();
  const [path, navigate] = useLocation();
  const resource = rules.saved ?? null;
  const named = savedIn(query, rules);
  const base = useMemo(() => baseIn(views, named, rules), [views, named, rules]);
  const view = useMemo(() => readView(query, rules, base), [query, rules, base]);
  const hrefWith = (own: string): string => {
    const written = [own, carriedIn(query, rules)].filter((part) => part !== "").join("&");
    return written === "" ? path : `${path}?${written}`;
  };
  const hrefOf = (changes: Partial<View>): string => {
    const next = changedView(view, changes);
    return hrefWith(writeView(next, rules, baseIn(views, next.saved, rules)));
  };
  const usual = rules.choices["view"]?.at(-1);
  const hrefTo = (id: string | null): string => {
    const chosen = id ?? usual;
    return hrefWith(chosen === undefined ? "" : `view=${chosen}`);
  };
  const go = (href: string, replace: boolean) => {
    if (href !== path + query) navigate(href, { replace });
  };
  return {
    view,
    hrefOf,
    /** Changes the view. `replace` adds no history entry, for example while typing a search. */
    change: (changes: Partial<View>, { replace = false } = {}) => go(hrefOf(changes), replace),
    /** True until the saved view in the URL is loaded. */
    pending: view.saved !== "" && !known,
    saved: {
      resource,
      views,
      base,
      /** True if the saved view in the URL does not exist or is not available to this user. */
      missing: view.saved !== "" && known && !views.some(({ _id }) => _id === view.saved),
      /** Returns the path and query of a saved view; for null, those of the list's default view. */
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

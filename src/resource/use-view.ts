import { useMemo } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { type View, type ViewRules, changedView, readView, writeView } from "../ui/view-state.ts";

/**
 * What a list shows, as the address says it, and the ways to change it. `rules` has to be the same object from one
 * drawing to the next. The query is read as it stands: the router's own reading of it undoes one escaping too many.
 */
export function useView(rules: ViewRules) {
  const query = useSearch();
  const [path, navigate] = useLocation();
  const view = useMemo(() => readView(query, rules), [query, rules]);
  const hrefOf = (changes: Partial<View>): string => {
    const written = writeView(changedView(view, changes), rules);
    return written === "" ? path : `${path}?${written}`;
  };
  /** A step that one would not go back to, such as a letter of a search, replaces the one before. */
  const change = (changes: Partial<View>, { replace = false } = {}) => {
    const href = hrefOf(changes);
    if (href !== path + query) navigate(href, { replace });
  };
  return { view, hrefOf, change };
}

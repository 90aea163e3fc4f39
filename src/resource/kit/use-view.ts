import type { ViewRules } from "../../ui/view-state.ts";
import { useViewOf } from "./use-view-of.ts";
import { useSavedViews } from "./views/use-saved-views.ts";

/** Returns the view of a list from the URL and the saved view that the URL names. */
export const useView = (rules: ViewRules) => useViewOf(rules, useSavedViews(rules.saved ?? null));

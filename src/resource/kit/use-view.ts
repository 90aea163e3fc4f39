import type { ViewRules } from "../../ui/view-state.ts";
import { useViewOf } from "./use-view-of.ts";
import { useSavedViews } from "./views/use-saved-views.ts";

/** Reads what a list shows from the address, and from the saved view that the address names. */
export const useView = (rules: ViewRules) => useViewOf(rules, useSavedViews(rules.saved ?? null));

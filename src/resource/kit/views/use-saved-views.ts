import type { SavedView } from "../../../../openapi/generated/console.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";

const NONE: readonly SavedView[] = [];

/** Returns all saved views that the user can open, own and shared. */
export const useAllSavedViews = (): readonly SavedView[] =>
  useApiQuery("/views", { query: { $limit: 200 } }).data?.data ?? NONE;

/**
 * Returns the saved views of a list in the order of their tabs, and whether they are loaded. If `resource` is
 * null, there are none.
 */
export function useSavedViews(resource: string | null) {
  const { data, failure } = useApiQuery(
    "/views",
    { query: { resource: resource ?? "", $limit: 200 } },
    { enabled: resource !== null },
  );
  return { views: data?.data ?? NONE, known: data !== undefined || failure !== null };
}

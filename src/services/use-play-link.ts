import { useQuery } from "@tanstack/react-query";
import type { DownloadLink } from "../../openapi/generated/console.ts";
import type { WriteError } from "../api/write.ts";
import { useServices } from "./services.ts";
import { failureOf } from "./use-api-query.ts";

/**
 * Returns a link that plays a recording in the browser, created once per mount. `path` is relative to the
 * API. For `null` there is no link.
 */
export function usePlayLink(id: string | null) {
  const { write } = useServices();
  const { data, error, refetch } = useQuery<DownloadLink, WriteError>({
    queryKey: ["play", id],
    queryFn: () => write((api) => api.POST("/recordings/{id}/links", { params: { path: { id: id ?? "" } } })),
    enabled: id !== null,
    // Refetched only on request, because a new link would restart the player.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { path: data?.path ?? null, failure: error ? failureOf(error) : null, again: () => void refetch() };
}

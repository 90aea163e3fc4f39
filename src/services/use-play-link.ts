import { useQuery } from "@tanstack/react-query";
import type { DownloadLink } from "../../openapi/generated/console.ts";
import type { WriteError } from "../api/write.ts";
import { useServices } from "./services.ts";
import { failureOf } from "./use-api-query.ts";

/**
 * A link under which the browser plays a recording, made once for as long as somebody looks at it; the path
 * is below the API's.
 */
export function usePlayLink(id: string) {
  const { write } = useServices();
  const { data, error, refetch } = useQuery<DownloadLink, WriteError>({
    queryKey: ["play", id],
    queryFn: () => write((api) => api.POST("/recordings/{id}/links", { params: { path: { id } } })),
    // Anew only when it is asked for: the player would begin from the start.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { path: data?.path ?? null, failure: error ? failureOf(error) : null, again: () => void refetch() };
}

import { type InfiniteData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import type { ReadAnswer, ReadError, ReadParameters, ReadPath } from "../api/read.ts";
import { failureOf } from "./use-api-query.ts";
import { useServices } from "./services.ts";

interface PagesOptions<Path extends ReadPath> {
  /** Parameters of the page behind those that were read. */
  readonly after: (read: readonly ReadAnswer<Path>[]) => ReadParameters<Path> | null;
  readonly enabled: boolean;
}

/** Reads a list page by page: the first one immediately, and each further one when `more` is called. */
export function useApiPages<Path extends ReadPath>(
  path: Path,
  first: ReadParameters<Path>,
  { after, enabled }: PagesOptions<Path>,
) {
  const { read } = useServices();
  type Answer = ReadAnswer<Path>;
  const query = useInfiniteQuery<Answer, ReadError, InfiniteData<Answer>, QueryKey, ReadParameters<Path>>({
    queryKey: [path, "pages", first],
    queryFn: ({ pageParam, signal }) => read(path, pageParam as ReadParameters<Path>, signal), // the type of `initialPageParam`
    initialPageParam: first,
    getNextPageParam: (_last, pages) => after(pages),
    enabled,
  });
  return {
    pages: query.data?.pages,
    failure: query.error ? failureOf(query.error) : null,
    at: query.dataUpdatedAt,
    again: () => void query.refetch(),
    /** Reads the next page, unless that is under way or there is none. */
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useState } from "react";
import { type QueryHolder, QueryHolderContext } from "./query-holder.ts";

/** Time (ms) for which a cached response is shown without a refresh in the background. */
const FRESH_FOR = 10_000;

/**
 * Provides the shared cache of responses to its children. React Query's retries and network detection are
 * off, because the API client has its own.
 */
export function QueryHost({ children }: { children: ReactNode }) {
  const holder = use(QueryHolderContext);
  const [client] = useState(() => clientOf(holder));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Returns the cache, created on first use. */
const clientOf = (holder: QueryHolder): QueryClient =>
  (holder.client ??= new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: "always", staleTime: FRESH_FOR } },
  }));

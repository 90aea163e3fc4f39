import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useState } from "react";
import { type QueryHolder, QueryHolderContext } from "./query-holder.ts";

/** ms for which an answer is shown without a refresh in the background. */
const FRESH_FOR = 10_000;

/**
 * Lets its children ask the platform, with the cache that all who ask share. Requests have their retries where
 * they are made, and their own idea of being connected.
 */
export function QueryHost({ children }: { children: ReactNode }) {
  const holder = use(QueryHolderContext);
  const [client] = useState(() => clientOf(holder));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Creates the cache on first use. */
const clientOf = (holder: QueryHolder): QueryClient =>
  (holder.client ??= new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: "always", staleTime: FRESH_FOR } },
  }));

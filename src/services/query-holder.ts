import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react";

/** Holds the cache of responses for a session or a replay. `client` is null until the first request. */
export interface QueryHolder {
  client: QueryClient | null;
}

export const QueryHolderContext = createContext<QueryHolder>({ client: null });

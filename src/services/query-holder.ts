import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react";

/** Where the cache of answers is kept for as long as a session, or a replay; null until something asks. */
export interface QueryHolder {
  client: QueryClient | null;
}

export const QueryHolderContext = createContext<QueryHolder>({ client: null });

import { useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";

/**
 * Where a list leaves room for one of its records, and the ways there and back; what the list shows stays as
 * it is.
 */
export interface Beside {
  /** Where a record stands, or a part of it. */
  readonly hrefOf: (one: string, of?: string) => string;
  /**
   * Leads to another record, which takes the place of this one: nobody wants to go back through all of them.
   */
  readonly go: (one: string, of?: string) => void;
  readonly close: () => void;
  /** Where the list stands. */
  readonly list: string;
  /** The browser was opened at this record: there is no list that one came from. */
  readonly alone: boolean;
}

export function useBeside(id: string | undefined, part: string | undefined): Beside {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const parts = path.replace(/\/$/, "").split("/");
  const list = parts.slice(0, parts.length - [id, part].filter((one) => one !== undefined).length).join("/");
  const search = query === "" ? "" : `?${query.replace(/^\?/, "")}`;
  const [alone, setAlone] = useState(() => id !== undefined && isLoadedAt(path));
  if (alone && id === undefined) setAlone(false);
  const hrefOf = (one: string, of?: string): string =>
    `${list}/${encodeURIComponent(one)}${of === undefined ? "" : `/${of}`}${search}`;
  return {
    hrefOf,
    go: (one, of) => navigate(hrefOf(one, of), { replace: true }),
    close: () => navigate(`${list}${search}`),
    list: `${list}${search}`,
    alone: alone && id !== undefined,
  };
}

/** Returns true if the browser loaded the console at this address, and nobody has been anywhere else since. */
function isLoadedAt(path: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === path;
}

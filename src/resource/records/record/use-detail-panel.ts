import { useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";

/**
 * The panel that shows one record beside its list, and the navigation to and from the panel. Its paths keep
 * the view of the list.
 */
export interface DetailPanel {
  /** Returns the path of a record, or of a part of the record such as `history`. */
  readonly hrefOf: (one: string, of?: string) => string;
  /** Opens another record in the panel, without adding an entry to the browser history. */
  readonly go: (one: string, of?: string) => void;
  readonly close: () => void;
  /** Path of the list. */
  readonly list: string;
  /** True if the console was loaded at the URL of a record, so that the user did not come from its list. */
  readonly alone: boolean;
}

export function useDetailPanel(id: string | undefined, part: string | undefined): DetailPanel {
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

/** Returns true if the console was loaded at this path. */
function isLoadedAt(path: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === path;
}

import { useState } from "react";
import type { View } from "../../ui/view-state.ts";

/** Selected records by id, as listed: across pages, until the query changes. */
export function usePicked<Row extends object>(
  { search, filters, choices }: Pick<View, "search" | "filters" | "choices">,
  keyOf: (row: Row) => string,
) {
  type Picked = ReadonlyMap<string, Row>;
  const none: Picked = new Map();
  const lookedFor = JSON.stringify([search, filters, choices]);
  const [state, setState] = useState({ lookedFor, picked: none });
  const picked = state.lookedFor === lookedFor ? state.picked : none;
  const become = (next: (before: Picked) => Picked) =>
    setState((before) => ({
      lookedFor,
      picked: next(before.lookedFor === lookedFor ? before.picked : none),
    }));
  return {
    picked,
    pick: (rows: readonly Row[], on: boolean) =>
      become((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (on) next.set(keyOf(row), row);
          else next.delete(keyOf(row));
        }
        return next;
      }),
    /** These are no longer there. */
    forget: (ids: readonly string[]) =>
      become((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    /** Updates the selected records that are known. */
    renew: (now: ReadonlyMap<string, object>) =>
      become((before) => new Map([...before].map(([id, row]) => [id, { ...row, ...now.get(id) }]))),
    clear: () => become(() => none),
  };
}

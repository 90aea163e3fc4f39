import { useState } from "react";
import type { View } from "../ui/view-state.ts";
import type { PickedRow } from "./bulk-edit/many-editing.ts";

/** Which records somebody selected, by id, as they were listed: over all pages, until something else is looked for. */
export function usePicked<Row extends object>({ search, filters, choices }: Pick<View, "search" | "filters" | "choices">) {
  type Picked = ReadonlyMap<string, PickedRow<Row>>;
  const none: Picked = new Map();
  const lookedFor = JSON.stringify([search, filters, choices]);
  const [state, setState] = useState({ lookedFor, picked: none });
  const picked = state.lookedFor === lookedFor ? state.picked : none;
  const become = (next: (before: Picked) => Picked) => setState((before) => ({ lookedFor, picked: next(before.lookedFor === lookedFor ? before.picked : none) }));
  return {
    picked,
    pick: (records: readonly PickedRow<Row>[], on: boolean) =>
      become((before) => {
        const next = new Map(before);
        for (const record of records) {
          if (on) next.set(record.id, record);
          else next.delete(record.id);
        }
        return next;
      }),
    /** These are no longer there. */
    forget: (ids: readonly string[]) => become((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    /** How those stand by now of which it is known. */
    renew: (now: ReadonlyMap<string, object>) => become((before) => new Map([...before].map(([id, record]) => [id, { ...record, row: { ...record.row, ...now.get(id) } }]))),
    clear: () => become(() => none),
  };
}

import { useState } from "react";
import type { PickedRecord } from "../services/bulk-run.ts";
import type { View } from "../ui/view-state.ts";

type Picked = ReadonlyMap<string, PickedRecord>;

const NONE: Picked = new Map();

/** Which records somebody selected, by id, as they were listed: over all pages, until something else is looked for. */
export function usePicked({ search, filters, choices }: Pick<View, "search" | "filters" | "choices">) {
  const lookedFor = JSON.stringify([search, filters, choices]);
  const [state, setState] = useState({ lookedFor, picked: NONE });
  const picked = state.lookedFor === lookedFor ? state.picked : NONE;
  const become = (next: (before: Picked) => Picked) => setState((before) => ({ lookedFor, picked: next(before.lookedFor === lookedFor ? before.picked : NONE) }));
  return {
    picked,
    pick: (records: readonly PickedRecord[], on: boolean) =>
      become((before) => {
        const next = new Map(before);
        for (const record of records) {
          if (on) next.set(record.id, record);
          else next.delete(record.id);
        }
        return next;
      }),
    clear: () => become(() => NONE),
  };
}

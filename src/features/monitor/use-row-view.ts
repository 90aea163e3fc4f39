import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Floor } from "../../../streams/projections/floor.ts";
import { type Identified, Keyed } from "../../../streams/projections/keyed.ts";
import type { Ordering } from "../../ui/table/row-order.ts";
import { RowView } from "../../ui/table/row-view.ts";
import { subscribeToTicks } from "../../services/ticker.ts";
import { useMonitor } from "./monitor-context.ts";

/**
 * The rows of one list in their order, kept so with every change of the floor. The floor's changes go past
 * React to the rows; only the table that shows them is drawn anew. `isTimed`: rows come and go as time
 * passes, too, and are looked at every second.
 */
export function useRowView<Row extends Identified>(
  rows: (floor: Floor) => Keyed<Row>,
  ordering: Ordering<Row>,
  isTimed: boolean,
): RowView<Row> {
  const { source } = useMonitor();
  const [view] = useState(() => new RowView(ordering));
  const applied = useRef(Keyed.of<Row>());

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) view.reorder(ordering);
    first.current = false;
  }, [view, ordering]);

  useLayoutEffect(() => {
    const show = () => {
      const floor = source.get();
      const next = floor ? rows(floor.state) : Keyed.of<Row>();
      if (next === applied.current) return;
      Keyed.steps(applied.current, next, view.put, view.remove);
      applied.current = next;
      view.commit();
    };
    show();
    return source.subscribe(show);
  }, [source, rows, view]);

  useEffect(() => {
    if (!isTimed) return;
    return subscribeToTicks(() => {
      const floor = source.get();
      const stale = floor
        ? [...rows(floor.state)].filter((row) => ordering.keep(row) !== (view.indexOf(row.id) !== -1))
        : [];
      for (const row of stale) view.put(row);
      if (stale.length > 0) view.commit();
    });
  }, [source, rows, view, ordering, isTimed]);

  return view;
}

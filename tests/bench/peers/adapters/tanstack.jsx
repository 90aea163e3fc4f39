/** The plain, competent build: a Map, one setState a frame, TanStack Table's sorted row model, TanStack Virtual. */
import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COLUMNS, eventsOf, flatRows, foldInto, rowMaker } from "./rows.js";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const columns = COLUMNS.map((id) => ({ id, accessorKey: id, header: id, sortFn: sortFn_basic }));
const initialState = { sorting: [{ id: "since", desc: false }] };

const Row = memo(({ row, start }) => (
  <div className="row apart" style={{ transform: `translateY(${start}px)` }}>
    {COLUMNS.map((column) => (
      <div key={column}>{row[column]}</div>
    ))}
  </div>
));

function Table({ initial, room, keep }) {
  const [data, setData] = useState(initial);
  keep(setData);
  const scroller = useRef(null);
  const table = useTable({ features, columns, data, getRowId: (row) => row.id, initialState });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => room.rowHeight,
    overscan: 3,
  });
  return (
    <div ref={scroller} className="scroller" style={{ height: room.rows * room.rowHeight }}>
      <div style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Row key={rows[index].id} row={rows[index].original} start={start} />
        ))}
      </div>
    </div>
  );
}

export async function mount(element, agents, room, segments) {
  const makeRow = rowMaker(segments);
  const initial = flatRows(agents, segments);
  const rows = new Map(initial.map((row) => [row.id, row]));
  let setData = () => {};
  let isAsked = false;
  createRoot(element).render(<Table initial={initial} room={room} keep={(set) => (setData = set)} />);
  return {
    ingest(text) {
      foldInto(rows, eventsOf(text), makeRow);
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        setData([...rows.values()]);
      });
    },
  };
}

/** AG Grid Community as its pages on high-frequency updates say, with every public setting that helps a stream. */
import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  createGrid,
} from "ag-grid-community";
import { COLUMNS, eventsOf, flatRows, foldInto, rowMaker } from "./rows.js";

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule]);

export async function mount(element, agents, room, segments) {
  const makeRow = rowMaker(segments);
  const list = flatRows(agents, segments);
  const rows = new Map(list.map((row) => [row.id, row]));
  element.style.height = `${(room.rows + 1) * room.rowHeight + 4}px`;
  let grid;
  await new Promise((onFirstDataRendered) => {
    grid = createGrid(element, {
      rowHeight: room.rowHeight,
      headerHeight: room.rowHeight,
      rowBuffer: 3,
      rowData: list,
      getRowId: ({ data }) => data.id,
      columnDefs: COLUMNS.map((field) => ({
        field,
        width: Math.floor(room.width / COLUMNS.length),
        ...(field === "since" && { sort: "asc" }),
      })),
      asyncTransactionWaitMillis: 16,
      deltaSort: true,
      animateRows: false,
      suppressColumnMoveAnimation: true,
      onFirstDataRendered,
    });
  });
  return {
    ingest(text) {
      const [add, update, remove] = [[], [], []];
      for (const [id, wasThere] of foldInto(rows, eventsOf(text), makeRow)) {
        const row = rows.get(id);
        if (row) (wasThere ? update : add).push(row);
        else if (wasThere) remove.push({ id });
      }
      grid.applyTransactionAsync({ add, update, remove });
    },
  };
}

/** Perspective: an engine in a worker, an indexed table, a sorted view in its own grid. Only what changed goes to it. */
import perspective from "@perspective-dev/client";
import engine from "@perspective-dev/server/dist/wasm/perspective-server.wasm?url";
import viewer from "@perspective-dev/viewer";
import "@perspective-dev/viewer-datagrid";
import "@perspective-dev/viewer/themes/pro.css";
import viewerEngine from "@perspective-dev/viewer/dist/wasm/perspective-viewer.wasm?url";
import { COLUMNS, eventsOf, flatRows, idOf, rowMaker } from "./rows.js";

const SCHEMA = {
  id: "string",
  name: "string",
  status: "string",
  reason: "string",
  segment: "string",
  since: "float",
  calls: "integer",
  occupancy: "string",
  disconnection: "string",
};

export async function mount(element, agents, room, segments) {
  await Promise.all([perspective.init_server(fetch(engine)), viewer.init_client(fetch(viewerEngine))]);
  const makeRow = rowMaker(segments);
  const client = await perspective.worker();
  const table = await client.table(SCHEMA, { index: "id", name: "agents" });
  await table.update(flatRows(agents, segments));
  const shown = document.createElement("perspective-viewer");
  shown.style.cssText = "position:absolute;inset:0";
  element.style.height = `${room.rows * room.rowHeight}px`;
  element.append(shown);
  await shown.load(client);
  await shown.restore({
    table: "agents",
    plugin: "Datagrid",
    columns: COLUMNS,
    sort: [["since", "asc"]],
    settings: false,
  });

  /** An update names the columns that it changes; the others stay as the engine has them. */
  const changeOf = (event) =>
    event.type === "user-status-changed"
      ? {
          id: idOf(event),
          status: event.data.status,
          reason: event.data.reason,
          since: Date.parse(event.time),
        }
      : makeRow(undefined, event);
  return {
    ingest(text) {
      const changes = new Map();
      for (const event of eventsOf(text)) changes.set(idOf(event), changeOf(event) ?? null);
      const changed = [...changes.values()].filter((change) => change !== null);
      const gone = [...changes.keys()].filter((id) => changes.get(id) === null);
      if (changed.length > 0) table.update(changed);
      if (gone.length > 0) table.remove(gone);
    },
  };
}

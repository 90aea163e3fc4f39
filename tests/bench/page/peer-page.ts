import type { FloorAgent, Snapshot } from "../../../openapi/generated/live-monitor.ts";
import { type Room, benchPage } from "./bench-page.ts";
import { Feed } from "./feed.ts";
import { FloorLoad, type LoadSettings } from "./floor-load.ts";
import { Meter } from "./meter.ts";

/** Put before this script by the bench. */
declare const BENCH: {
  readonly settings: LoadSettings;
  readonly worker: string;
  readonly peer: string;
  readonly room: Room;
};

/** Interface of a peer's module: a table of these agents in an element, that takes the texts of a socket. */
interface Peer {
  readonly mount: (
    element: HTMLElement,
    agents: readonly FloorAgent[],
    room: Room,
    segments: Snapshot["state"]["segments"],
  ) => Promise<{ readonly ingest: (text: string) => void }>;
}

const { settings, worker, peer, room } = BENCH;
const peers = import.meta.glob<Peer>("../peers/adapters/{floor,ag-tuned,perspective,tanstack}.{js,jsx}");
const chosen = Object.entries(peers).find(([path]) => path.includes(`/${peer}.`))?.[1];
const root = document.getElementById("root");
if (!root || !chosen) throw new Error(`There is no peer ${peer}.`);
root.style.width = `${room.width}px`;
root.style.setProperty("--height", `${room.rowHeight}px`);

const { mount } = await chosen();
const { agents, segments } = new FloorLoad(settings).snapshot().state;
const table = await mount(root, agents, room, segments);
const meter = new Meter(root);
const feed = new Feed(worker, settings, false, {
  text: ({ data }) => table.ingest(data),
  made: ({ probe, at, events }) => meter.note(probe, at, events),
});

window.bench = benchPage(
  feed,
  meter,
  () => room,
  () => [],
);

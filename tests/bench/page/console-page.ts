import { benchPage } from "./bench-page.ts";
import { FedSocket } from "./fed-socket.ts";
import { Feed } from "./feed.ts";
import { FloorLoad, type LoadSettings } from "./floor-load.ts";
import { Meter } from "./meter.ts";

/** Put before this script by the bench. */
declare const BENCH: { readonly settings: LoadSettings; readonly worker: string };

/**
 * Runs before the console's own scripts, and replaces the source of the floor's snapshot and the messages of
 * the socket. Everything between those and the screen is the product's.
 */
const { settings, worker } = BENCH;
const load = new FloorLoad(settings);
const meter = new Meter(document);
let isLoaded = false;
FedSocket.load = load;

const feed = new Feed(worker, settings, true, {
  text: (message) => FedSocket.latest?.onmessage?.(message),
  made: ({ probe, at, events }) => {
    isLoaded = true;
    meter.note(probe, at, events);
  },
});

const platform = window.fetch.bind(window);
window.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.endsWith("/live-monitor/snapshot")) return platform(input, init);
  if (isLoaded) FedSocket.complaints.push("asked for another snapshot");
  return Promise.resolve(
    new Response(JSON.stringify(load.snapshot()), { headers: { "content-type": "application/json" } }),
  );
};
Object.assign(window, { WebSocket: FedSocket });

/** Returns the room of whole rows between the table's head and the end of the scrolling part. */
function room() {
  const row = document.querySelector<HTMLElement>("[data-row]");
  const scroller = row?.closest("table")?.parentElement;
  const head = scroller?.querySelector("thead");
  if (!row || !scroller || !head) throw new Error("The table is not there.");
  const rowHeight = row.offsetHeight;
  return {
    rows: Math.floor((scroller.clientHeight - head.offsetHeight) / rowHeight),
    rowHeight,
    width: scroller.clientWidth,
  };
}

/** Returns the console's notes about its numbers, unless they are live. */
function doubts(): string[] {
  const state = document.querySelector<HTMLElement>("[role=status] > [data-state]")?.dataset["state"];
  return state === "live" ? [] : [`the console says that it is ${state}`];
}

window.bench = benchPage(feed, meter, room, () => [...FedSocket.complaints, ...doubts()]);

import { openFile } from "../../../src/replay/open-file.ts";
import { evolveLog } from "../../../streams/projections/evolve-floor.ts";
import { type Floor, floorFromJson, FOLD_VERSION } from "../../../streams/projections/floor.ts";
import type { RecordedLog } from "../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import { FloorLoad } from "./floor-load.ts";
import { LiteralFold } from "./literal-fold.ts";

/** Measurements of a recording of this number of agents and events, ms or events a second. */
export interface ReplayReading {
  readonly replay: number;
  readonly literal: number;
  readonly open: number;
  readonly ndjson: number;
  readonly seek: number;
  readonly index: number;
  readonly fold: number;
}

declare global {
  interface Window {
    measureReplay?: (agents: number, events: number) => Promise<ReplayReading>;
  }
}

/**
 * Events that are folded between two looks at the clock, and ms of a frame that are used for it: as the page
 * does at its highest speed.
 */
const STRETCH = 2_000;
const WORK = 14;
const SEEKS = 300;
const ROWS = 40;
const LINES = 5_000;
const CHANNEL = "account/65a000000000000000000001/floor";

const now = () => performance.now();
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function timed(work: () => unknown): Promise<number> {
  const start = now();
  await work();
  return now() - start;
}

interface Recorded {
  readonly file: Blob;
  /** State before its first event. */
  readonly begin: RecordedLog["begin"];
}

/** A recording of agents who change their status. */
function recorded(agents: number, events: number): Recorded {
  const load = new FloorLoad({ agents, channel: CHANNEL, start: Date.UTC(2026, 0, 12) });
  const { epoch, offset, state } = load.snapshot();
  const header = {
    k: "header",
    format: "switchboard-recording",
    version: 1,
    fold: FOLD_VERSION,
    name: "load",
    source: "/bench",
    zone: "UTC",
    stream: { channel: CHANNEL, epoch, first: offset + 1 },
    schemas: {},
    names: { segments: {}, users: {} },
    events,
  };
  const parts = [`${JSON.stringify(header)}\n`];
  for (let made = 0; made < events; made += LINES)
    parts.push(`${Array.from({ length: Math.min(LINES, events - made) }, () => load.next()).join("\n")}\n`);
  return { file: new Blob(parts), begin: { floor: floorFromJson(state), offset } };
}

const open = async (file: Blob, begin: RecordedLog["begin"]): Promise<RecordedLog> => ({
  ...(await openFile(file, () => undefined, new AbortController().signal)).log,
  begin,
});

/** Measures the minimal cost of reading NDJSON: each line parsed, nothing kept. */
async function ndjson(file: Blob): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return timed(() => {
    for (const line of new TextDecoder().decode(bytes).split("\n")) if (line !== "") JSON.parse(line);
  });
}

function foldAll(log: RecordedLog): Floor {
  let { floor } = log.begin;
  for (let from = 0; from < log.length; from += STRETCH)
    floor = evolveLog(floor, log, from, Math.min(from + STRETCH, log.length));
  return floor;
}

/** Events a second, of wall time, while every frame is painted. */
async function replay(log: RecordedLog): Promise<number> {
  const texts = Array.from({ length: ROWS }, () => document.body.appendChild(document.createElement("p")));
  let { floor } = log.begin;
  let position = 0;
  await frame();
  const start = now();
  while (position < log.length) {
    for (const until = now() + WORK; position < log.length && now() < until; position += STRETCH)
      floor = evolveLog(floor, log, position, Math.min(position + STRETCH, log.length));
    let row = 0;
    for (const agent of floor.agents) {
      const text = texts[row++];
      if (!text) break;
      text.textContent = `${agent.name} ${agent.status} ${agent.reason} ${agent.since}`;
    }
    await frame();
  }
  const took = now() - start;
  for (const text of texts) text.remove();
  return (log.length / took) * 1_000;
}

function literal(log: RecordedLog): number {
  const fold = new LiteralFold(log);
  const start = now();
  fold.all();
  return (log.length / (now() - start)) * 1_000;
}

/** ms that 95 of 100 do not pass. */
function seek(log: RecordedLog, index: ReplayIndex): number {
  const took: number[] = [];
  for (let turn = 0, share = 0.37; turn < SEEKS; turn++) {
    share = (share + 0.6180339887) % 1;
    const start = now();
    index.floorAt(Math.floor(share * log.length));
    took.push(now() - start);
  }
  return took.sort((a, b) => a - b)[Math.floor(SEEKS * 0.95)] ?? Number.NaN;
}

window.measureReplay = async (agents, events) => {
  const { file, begin } = recorded(agents, events);
  // Once to warm up what the browser compiles.
  foldAll(await open(file, begin));
  const least = await ndjson(file);
  let log: RecordedLog | null = null;
  const opened = await timed(async () => (log = await open(file, begin)));
  if (!log) throw new Error("Nothing was opened.");
  const held: RecordedLog = log;
  const fold = await timed(() => foldAll(held));
  let index: ReplayIndex | null = null;
  const built = await timed(() => (index = ReplayIndex.of(held)));
  if (!index) throw new Error("Nothing was indexed.");
  const seeking = seek(held, index);
  index = null;
  return {
    open: opened,
    ndjson: least,
    fold,
    index: built,
    seek: seeking,
    literal: literal(held),
    replay: await replay(held),
  };
};

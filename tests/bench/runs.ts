import type { Bundles } from "./bundles.ts";
import type { CallsDatabase } from "./calls-platform.ts";
import { type FigureKind, type Readings, atLeast, atMost } from "./figure.ts";
import { measureCalls } from "./measure-calls.ts";
import { measureChart } from "./measure-chart.ts";
import { measureContacts } from "./measure-contacts.ts";
import { measureContactsPage } from "./measure-contacts-page.ts";
import { measureHeap } from "./measure-heap.ts";
import { ingestMeasurement, measurePeerIngest } from "./measure-ingest.ts";
import {
  measureBusy,
  measurePeerBusy,
  measurePeerProcessor,
  measureProcessor,
  measureRecorder,
} from "./measure-pace.ts";
import { measureMillion, measureReplay } from "./measure-replay.ts";
import { measureReplayPage } from "./measure-replay-page.ts";
import { measureScripts, weighPeers } from "./measure-scripts.ts";
import type { OwnPlatform } from "./own-platform.ts";
import { PEERS, type Peer, type Stage } from "./stage.ts";

/** Shared resources of the measurements; each is created on first use. */
export interface Means {
  readonly chromium: string;
  readonly bundles: () => Promise<Bundles>;
  readonly stage: () => Promise<Stage>;
  readonly contacts: () => Promise<OwnPlatform>;
  readonly calls: (database: CallsDatabase) => Promise<OwnPlatform>;
}

/** Figures that are measured together. */
export interface Run {
  readonly figures: readonly FigureKind[];
  /** Needs a large database or a large recording: measured with `npm run bench -- data`. */
  readonly needsData?: boolean;
  /** Needs ten million calls: measured with `npm run bench -- data-10m`. */
  readonly isHuge?: boolean;
  /**
   * Measures once. `turn` counts the measurements from 0: what is measured in turns begins with another one
   * each time.
   */
  readonly measure: (means: Means, turn: number) => Promise<Readings>;
}

const OF_FLOOR = "of floor";
const RATE = "updates/s";
const FRAME = "ms, p95";
const COST = "ms per 1000 updates";
const WEIGHT = "kB gzip";

const SIZES = [
  { agents: 10_000, size: "10k" },
  { agents: 100_000, size: "100k" },
];

const replayRun = (agents: number, size: string): Run => ({
  needsData: true,
  figures: [
    { id: `replay-ratio-${size}`, unit: "of literal fold", goal: atLeast(0.25) },
    { id: `replay-${size}`, unit: "events/s" },
    { id: `literal-fold-${size}`, unit: "events/s" },
  ],
  measure: async ({ bundles, chromium }) => measureReplay(await bundles(), chromium, agents, size),
});

function ingestRun(agents: number, size: string): Run {
  const measure = ingestMeasurement(agents, size);
  return {
    figures: [
      { id: `ingest-ratio-${size}`, unit: OF_FLOOR, goal: atLeast(0.5) },
      { id: `ingest-${size}`, unit: RATE },
      { id: `floor-ingest-${size}`, unit: RATE },
    ],
    measure: async ({ stage }, turn) => measure(await stage(), turn),
  };
}

const peerRuns = (peer: Peer): readonly Run[] => [
  ...SIZES.map(({ agents, size }): Run => ({
    figures: [{ id: `peer-${peer}-ingest-${size}`, unit: RATE }],
    measure: async ({ stage }) => measurePeerIngest(await stage(), peer, agents, size),
  })),
  {
    figures: [
      { id: `peer-${peer}-frame-50k`, unit: FRAME },
      { id: `peer-${peer}-staleness-50k`, unit: FRAME },
    ],
    measure: async ({ stage }) => measurePeerBusy(await stage(), peer),
  },
  {
    figures: [{ id: `peer-${peer}-cpu-10k`, unit: COST }],
    measure: async ({ stage }) => measurePeerProcessor(await stage(), peer),
  },
];

/** Limits (ms) of the requests of Insights. */
const OF_CALLS: readonly { readonly request: string; readonly limit?: number }[] = [
  { request: "metrics-month", limit: 500 },
  { request: "metrics-year", limit: 1_500 },
  { request: "first-answer-month", limit: 1_000 },
  { request: "calls-rows", limit: 60 },
  { request: "calls-total" },
  { request: "call-page", limit: 150 },
  { request: "agents-month", limit: 500 },
];

const callsRun = (database: CallsDatabase): Run => ({
  ...(database.size === "10m" ? { isHuge: true } : { needsData: true }),
  figures: OF_CALLS.map(({ request, limit }) => ({
    id: `${request}-${database.size}-${database.kind}`,
    unit: "ms",
    ...(limit === undefined ? { better: "lower" as const } : { goal: atMost(limit) }),
  })),
  measure: async ({ calls }) => measureCalls(await calls(database), database),
});

/** Everything there is to measure, in its order. */
export const RUNS: readonly Run[] = [
  {
    figures: [
      { id: "js-login", unit: WEIGHT, goal: atMost(100), isExact: true },
      { id: "js-monitor", unit: WEIGHT, goal: atMost(200), isExact: true },
    ],
    measure: ({ chromium }) => measureScripts(chromium),
  },
  {
    needsData: true,
    figures: ["contacts-list-100k", "contacts-search-100k", "contacts-sort-100k", "records-search-100k"].map(
      (id) => ({
        id,
        unit: "ms",
        goal: atMost(60),
      }),
    ),
    measure: async ({ contacts }) => measureContacts(await contacts()),
  },
  {
    needsData: true,
    figures: [
      { id: "palette-results-100k", unit: FRAME, goal: atMost(100) },
      { id: "contacts-scroll-100k", unit: FRAME, goal: atMost(20) },
    ],
    measure: async ({ contacts, chromium }) => measureContactsPage(await contacts(), chromium),
  },
  callsRun({ kind: "pglite", size: "1m" }),
  callsRun({ kind: "postgresql", size: "1m" }),
  callsRun({ kind: "postgresql", size: "10m" }),
  ...SIZES.map(({ agents, size }) => replayRun(agents, size)),
  {
    needsData: true,
    figures: [
      { id: "open-ratio-1m", unit: "of NDJSON", goal: atLeast(0.7) },
      { id: "seek-p95-1m", unit: "ms", goal: atMost(8) },
      { id: "index-ratio-1m", unit: "of a fold", goal: atMost(1.5) },
      { id: "open-1m", unit: "ms" },
      { id: "ndjson-1m", unit: "ms" },
    ],
    measure: async ({ bundles, chromium }) => measureMillion(await bundles(), chromium),
  },
  {
    needsData: true,
    figures: [
      { id: "replay-frame-1000x", unit: "ms", goal: atMost(20) },
      { id: "replay-frame-1000x-tall", unit: "ms", better: "lower" },
    ],
    measure: ({ chromium }) => measureReplayPage(chromium),
  },
  {
    figures: [
      { id: "chart-pan-100k", unit: "ms, p95", goal: atMost(16) },
      { id: "chart-pan-ratio-100k", unit: "of a scan", better: "lower" },
      { id: "scan-100k", unit: "ms, p95" },
    ],
    measure: () => Promise.resolve(measureChart()),
  },
  {
    figures: [{ id: "heap-per-row", unit: "B", goal: atMost(210) }],
    measure: async ({ stage }) => measureHeap(await stage()),
  },
  {
    figures: PEERS.map((peer) => ({ id: `peer-${peer}-js`, unit: WEIGHT })),
    measure: async ({ bundles }) => weighPeers(await bundles()),
  },
  ...SIZES.map(({ agents, size }) => ingestRun(agents, size)),
  {
    figures: [
      { id: "frame-ratio-50k", unit: OF_FLOOR, goal: atMost(1.2) },
      { id: "frame-50k", unit: FRAME },
      { id: "floor-frame-50k", unit: FRAME },
      { id: "staleness-ratio-50k", unit: OF_FLOOR, goal: atMost(1.3) },
      { id: "staleness-50k", unit: FRAME },
      { id: "floor-staleness-50k", unit: FRAME },
    ],
    measure: async ({ stage }, turn) => measureBusy(await stage(), turn),
  },
  {
    figures: [
      { id: "cpu-ratio-10k", unit: OF_FLOOR, goal: atMost(1.5) },
      { id: "cpu-10k", unit: COST },
      { id: "floor-cpu-10k", unit: COST },
      { id: "main-thread-cpu-ratio-10k", unit: OF_FLOOR, better: "lower" },
      { id: "main-thread-cpu-10k", unit: COST },
      { id: "floor-main-thread-cpu-10k", unit: COST },
    ],
    measure: async ({ stage }, turn) => measureProcessor(await stage(), turn),
  },
  {
    figures: [{ id: "recorder-ratio-10k", unit: "of the page without", goal: atMost(1.05) }],
    measure: async ({ stage }, turn) => measureRecorder(await stage(), turn),
  },
  ...PEERS.flatMap(peerRuns),
];

import type { Bundles } from "./bundles.ts";
import type { Figure } from "./figure.ts";
import { measureContacts } from "./measure-contacts.ts";
import { measureContactsPage } from "./measure-contacts-page.ts";
import { measureHeap } from "./measure-heap.ts";
import { measureIngest, measurePeerIngest } from "./measure-ingest.ts";
import { measureBusy, measurePeerBusy, measurePeerProcessor, measureProcessor } from "./measure-pace.ts";
import { measureMillion, measureReplay } from "./measure-replay.ts";
import { measureReplayPage } from "./measure-replay-page.ts";
import { measureScripts, weighPeers } from "./measure-scripts.ts";
import type { OwnPlatform } from "./own-platform.ts";
import { PEERS, type Stage } from "./stage.ts";

/** What measurements may need; each is made when the first of them asks for it. */
export interface Means {
  readonly chromium: string;
  readonly bundles: () => Promise<Bundles>;
  readonly stage: () => Promise<Stage>;
  readonly contacts: () => Promise<OwnPlatform>;
}

/** Figures that are measured together. */
export interface Run {
  /** Those that one can ask for. */
  readonly ids: readonly string[];
  readonly measure: (means: Means) => Promise<Figure[]>;
}

const SIZES = [
  { agents: 10_000, size: "10k" },
  { agents: 100_000, size: "100k" },
];

/** Everything there is to measure, in its order. */
export const RUNS: readonly Run[] = [
  { ids: ["js-login", "js-monitor"], measure: ({ chromium }) => measureScripts(chromium) },
  { ids: ["contacts-list-100k", "contacts-search-100k", "contacts-sort-100k", "records-search-100k"], measure: async ({ contacts }) => measureContacts(await contacts()) },
  { ids: ["palette-results-100k", "contacts-scroll-100k"], measure: async ({ contacts, chromium }) => measureContactsPage(await contacts(), chromium) },
  ...SIZES.map(({ agents, size }): Run => ({ ids: [`replay-ratio-${size}`, `replay-${size}`, `literal-fold-${size}`], measure: async ({ bundles, chromium }) => measureReplay(await bundles(), chromium, agents, size) })),
  { ids: ["open-ratio-1m", "seek-p95-1m", "index-ratio-1m", "open-1m", "ndjson-1m"], measure: async ({ bundles, chromium }) => measureMillion(await bundles(), chromium) },
  { ids: ["replay-frame-1000x", "replay-frame-1000x-tall"], measure: ({ chromium }) => measureReplayPage(chromium) },
  { ids: ["heap-per-row"], measure: async ({ stage }) => measureHeap(await stage()) },
  { ids: PEERS.map((peer) => `peer-${peer}-js`), measure: async ({ bundles }) => weighPeers(await bundles()) },
  ...SIZES.map(({ agents, size }): Run => ({ ids: [`ingest-ratio-${size}`, `ingest-${size}`, `floor-ingest-${size}`], measure: async ({ stage }) => measureIngest(await stage(), agents, size) })),
  {
    ids: ["frame-ratio-50k", "frame-50k", "floor-frame-50k", "staleness-ratio-50k", "staleness-50k", "floor-staleness-50k"],
    measure: async ({ stage }) => measureBusy(await stage()),
  },
  {
    ids: ["cpu-ratio-10k", "cpu-10k", "floor-cpu-10k", "main-thread-cpu-ratio-10k", "main-thread-cpu-10k", "floor-main-thread-cpu-10k"],
    measure: async ({ stage }) => measureProcessor(await stage()),
  },
  ...PEERS.flatMap((peer): Run[] => [
    ...SIZES.map(({ agents, size }): Run => ({ ids: [`peer-${peer}-ingest-${size}`], measure: async ({ stage }) => measurePeerIngest(await stage(), peer, agents, size) })),
    { ids: [`peer-${peer}-frame-50k`, `peer-${peer}-staleness-50k`], measure: async ({ stage }) => measurePeerBusy(await stage(), peer) },
    { ids: [`peer-${peer}-cpu-10k`], measure: async ({ stage }) => measurePeerProcessor(await stage(), peer) },
  ]),
];

import type { Figure, Goal } from "./figure.ts";
import type { Peer, Stage, Table } from "./stage.ts";
import { median, spread } from "./statistics.ts";
import type { Step } from "./table-page.ts";
import { TableUnderLoad } from "./table-under-load.ts";

const PAIRS = 5;
const LASTING = { warm: 1_000, ms: 3_000 };
/** The machine is shared: what is told of a table is the better of so many tries. */
const TRIES = 2;

/** A load that every table is put under alike. */
interface Pace {
  readonly agents: number;
  readonly rate: number;
}

const BUSY: Pace = { agents: 100_000, rate: 50_000 };
const USUAL: Pace = { agents: 10_000, rate: 10_000 };

type Reading = (step: Step) => number;
const frame: Reading = (step) => step.frame;
const staleness: Reading = (step) => step.staleness;
const renderer: Reading = (step) => step.cost.renderer;
const main: Reading = (step) => step.cost.main;

/** What a table makes of it; null where its page stood still. */
async function take(stage: Stage, table: Table, { agents, rate }: Pace): Promise<Step | null> {
  const tried = new TableUnderLoad(stage, table, agents);
  try {
    let best: Step | null = null;
    for (let tries = 0; tries < TRIES; tries++) {
      const step = await tried.step(rate, LASTING);
      if (step && (!best || step.frame + step.staleness < best.frame + best.staleness)) best = step;
    }
    return best;
  } finally {
    await tried.close();
  }
}

async function needed(stage: Stage, table: Table, pace: Pace): Promise<Step> {
  const step = await take(stage, table, pace);
  if (!step) throw new Error(`The page of ${table} stood still at ${pace.rate} updates a second and ${pace.agents} rows.`);
  return step;
}

/** Ours and the floor under the same load, in turns. */
async function inPairs(stage: Stage, pace: Pace): Promise<readonly { readonly ours: Step; readonly floor: Step }[]> {
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const first = pair % 2 === 0 ? await needed(stage, "ours", pace) : null;
    const floor = await needed(stage, "floor", pace);
    pairs.push({ ours: first ?? (await needed(stage, "ours", pace)), floor });
  }
  return pairs;
}

/** One reading of all pairs: what ours is of the floor, and both as they are. */
function compared(pairs: Awaited<ReturnType<typeof inPairs>>, read: Reading, said: { readonly name: string; readonly size: string; readonly unit: string; readonly goal?: Goal }): Figure[] {
  const { name, size, unit, goal } = said;
  const [ours, floor] = [pairs.map((pair) => read(pair.ours)), pairs.map((pair) => read(pair.floor))];
  const ratios = pairs.map((pair) => read(pair.ours) / read(pair.floor));
  process.stderr.write(`${name} at ${size}, ${unit}, least / middle / most: ours ${spread(ours)}, floor ${spread(floor)}, ratio ${spread(ratios)}\n`);
  return [
    { id: `${name}-ratio-${size}`, value: median(ratios), unit: "of floor", ...(goal && { goal }) },
    { id: `${name}-${size}`, value: median(ours), unit },
    { id: `floor-${name}-${size}`, value: median(floor), unit },
  ];
}

/** Frames and staleness at 50,000 updates a second and 100,000 rows. */
export async function measureBusy(stage: Stage): Promise<Figure[]> {
  const pairs = await inPairs(stage, BUSY);
  return [
    ...compared(pairs, frame, { name: "frame", size: "50k", unit: "ms, p95", goal: { is: "<=", than: 1.2 } }),
    ...compared(pairs, staleness, { name: "staleness", size: "50k", unit: "ms, p95", goal: { is: "<=", than: 1.3 } }),
  ];
}

/** Processor time at 10,000 updates a second and 10,000 rows: of the page's process, and of its main thread alone. */
export async function measureProcessor(stage: Stage): Promise<Figure[]> {
  const pairs = await inPairs(stage, USUAL);
  return [
    ...compared(pairs, renderer, { name: "cpu", size: "10k", unit: "ms per 1000 updates", goal: { is: "<=", than: 1.5 } }),
    ...compared(pairs, main, { name: "main-thread-cpu", size: "10k", unit: "ms per 1000 updates" }),
  ];
}

export async function measurePeerBusy(stage: Stage, peer: Peer): Promise<Figure[]> {
  const step = await take(stage, peer, BUSY);
  return [
    { id: `peer-${peer}-frame-50k`, value: step && step.frame, unit: "ms, p95" },
    { id: `peer-${peer}-staleness-50k`, value: step && step.staleness, unit: "ms, p95" },
  ];
}

export async function measurePeerProcessor(stage: Stage, peer: Peer): Promise<Figure[]> {
  const step = await take(stage, peer, USUAL);
  return [{ id: `peer-${peer}-cpu-10k`, value: step && step.cost.renderer, unit: "ms per 1000 updates" }];
}

import type { Readings } from "./figure.ts";
import type { Peer, Stage, Table } from "./stage.ts";
import type { Step } from "./table-page.ts";
import { TableUnderLoad } from "./table-under-load.ts";

const LASTING = { warm: 1_000, ms: 3_000 };
/** The machine is shared: the best of this number of attempts counts for a table. */
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

/** Measures a table at this pace; null if its page stopped responding. */
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
  if (!step)
    throw new Error(
      `The page of ${table} stood still at ${pace.rate} updates a second and ${pace.agents} rows.`,
    );
  return step;
}

/** Ours and the floor under the same load, in turns. */
async function pairUnder(
  stage: Stage,
  pace: Pace,
  turn: number,
): Promise<{ readonly ours: Step; readonly floor: Step }> {
  const first = turn % 2 === 0 ? await needed(stage, "ours", pace) : null;
  const floor = await needed(stage, "floor", pace);
  return { ours: first ?? (await needed(stage, "ours", pace)), floor };
}

/** Returns one reading of both: the ratio of the console to the floor, and each alone. */
function ratioOf(
  { ours, floor }: Awaited<ReturnType<typeof pairUnder>>,
  read: Reading,
  name: string,
  size: string,
): Readings {
  return {
    [`${name}-ratio-${size}`]: read(ours) / read(floor),
    [`${name}-${size}`]: read(ours),
    [`floor-${name}-${size}`]: read(floor),
  };
}

/** Frames and staleness at 50,000 updates a second and 100,000 rows. */
export async function measureBusy(stage: Stage, turn: number): Promise<Readings> {
  const pair = await pairUnder(stage, BUSY, turn);
  return { ...ratioOf(pair, frame, "frame", "50k"), ...ratioOf(pair, staleness, "staleness", "50k") };
}

/**
 * Processor time at 10,000 updates a second and 10,000 rows: of the page's process, and of its main thread
 * alone.
 */
export async function measureProcessor(stage: Stage, turn: number): Promise<Readings> {
  const pair = await pairUnder(stage, USUAL, turn);
  return { ...ratioOf(pair, renderer, "cpu", "10k"), ...ratioOf(pair, main, "main-thread-cpu", "10k") };
}

/**
 * Measures processor time of the console with the diagnostic recorder, relative to the same page without it,
 * in turns.
 */
export async function measureRecorder(stage: Stage, turn: number): Promise<Readings> {
  const first = turn % 2 === 0 ? await needed(stage, "ours", USUAL) : null;
  const without = await needed(stage, "unrecorded", USUAL);
  const recorded = first ?? (await needed(stage, "ours", USUAL));
  return { "recorder-ratio-10k": renderer(recorded) / renderer(without) };
}

export async function measurePeerBusy(stage: Stage, peer: Peer): Promise<Readings> {
  const step = await take(stage, peer, BUSY);
  return {
    [`peer-${peer}-frame-50k`]: step && step.frame,
    [`peer-${peer}-staleness-50k`]: step && step.staleness,
  };
}

export async function measurePeerProcessor(stage: Stage, peer: Peer): Promise<Readings> {
  const step = await take(stage, peer, USUAL);
  return { [`peer-${peer}-cpu-10k`]: step && step.cost.renderer };
}

import { highestHolding } from "./bisection.ts";
import type { Figure } from "./figure.ts";
import type { Peer, Stage, Table } from "./stage.ts";
import { median, spread } from "./statistics.ts";
import type { Step } from "./table-page.ts";
import { TableUnderLoad } from "./table-under-load.ts";

const PAIRS = 3;
const LASTING = { warm: 600, ms: 1_500 };
/** Events a second: where the search begins, and where it ends. */
const GUESS = 120_000;
const LOWEST = 1_000;
const HIGHEST = 1_000_000;
/** The machine is shared: a rate holds where it holds once in so many tries. */
const TRIES = 2;

/** Every frame in time, nothing shown late, and nothing left out. */
const holds = (step: Step | null): boolean => step !== null && step.frame <= 20 && step.staleness <= 100 && step.delivered >= 0.95 && step.wrong.length === 0;

async function highestRate(stage: Stage, table: Table, agents: number, search: { readonly from: number; readonly within: number }): Promise<number> {
  const tried = new TableUnderLoad(stage, table, agents);
  try {
    return await highestHolding({
      ...search,
      lowest: LOWEST,
      highest: HIGHEST,
      holds: async (rate) => {
        for (let tries = 0; tries < TRIES; tries++) if (holds(await tried.step(rate, LASTING, holds))) return true;
        return false;
      },
    });
  } finally {
    await tried.close();
  }
}

/** The highest sustained updates a second of ours, and of the floor, in turns; and what the one is of the other. */
export async function measureIngest(stage: Stage, agents: number, size: string): Promise<Figure[]> {
  const rates = { ours: [] as number[], floor: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const table of pair % 2 === 0 ? (["ours", "floor"] as const) : (["floor", "ours"] as const)) {
      rates[table].push(await highestRate(stage, table, agents, { from: rates[table].at(-1) ?? GUESS, within: 1.1 }));
    }
  }
  const ratios = rates.ours.map((rate, pair) => rate / (rates.floor[pair] ?? Number.NaN));
  process.stderr.write(`Ingest at ${agents} rows, updates/s, least / middle / most: ours ${spread(rates.ours)}, floor ${spread(rates.floor)}, ratio ${spread(ratios)}\n`);
  return [
    { id: `ingest-ratio-${size}`, value: median(ratios), unit: "of floor", goal: { is: ">=", than: 0.5 } },
    { id: `ingest-${size}`, value: median(rates.ours), unit: "updates/s" },
    { id: `floor-ingest-${size}`, value: median(rates.floor), unit: "updates/s" },
  ];
}

/** The same for a peer, once and more coarsely. 0: it does not even sustain the lowest rate, 1,000. */
export async function measurePeerIngest(stage: Stage, peer: Peer, agents: number, size: string): Promise<Figure[]> {
  const rate = await highestRate(stage, peer, agents, { from: LOWEST * 4, within: 1.3 });
  return [{ id: `peer-${peer}-ingest-${size}`, value: rate, unit: "updates/s" }];
}

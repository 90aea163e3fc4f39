import { highestHolding } from "./bisection.ts";
import type { Readings } from "./figure.ts";
import type { Peer, Stage, Table } from "./stage.ts";
import type { Step } from "./table-page.ts";
import { TableUnderLoad } from "./table-under-load.ts";

const LASTING = { warm: 600, ms: 1_500 };
/** Events a second: where the search begins, and where it ends. */
const GUESS = 120_000;
const LOWEST = 1_000;
const HIGHEST = 1_000_000;
/** The machine is shared: a rate counts as sustained if it succeeds once in this number of attempts. */
const TRIES = 2;

/** Every frame in time, nothing shown late, and nothing left out. */
const holds = (step: Step | null): boolean =>
  step !== null &&
  step.frame <= 20 &&
  step.staleness <= 100 &&
  step.delivered >= 0.95 &&
  step.wrong.length === 0;

async function highestRate(
  stage: Stage,
  table: Table,
  agents: number,
  search: { readonly from: number; readonly within: number },
): Promise<number> {
  const tried = new TableUnderLoad(stage, table, agents);
  try {
    return await highestHolding({
      ...search,
      lowest: LOWEST,
      highest: HIGHEST,
      holds: async (rate) => {
        for (let tries = 0; tries < TRIES; tries++)
          if (holds(await tried.step(rate, LASTING, holds))) return true;
        return false;
      },
    });
  } finally {
    await tried.close();
  }
}

/**
 * Returns a measurement of the highest sustained updates a second of the console and of the floor, in turns,
 * and the ratio of the two. Each search begins at the previous result.
 */
export function ingestMeasurement(
  agents: number,
  size: string,
): (stage: Stage, turn: number) => Promise<Readings> {
  const rates = { ours: GUESS, floor: GUESS };
  return async (stage, turn) => {
    for (const table of turn % 2 === 0 ? (["ours", "floor"] as const) : (["floor", "ours"] as const)) {
      rates[table] = await highestRate(stage, table, agents, { from: rates[table], within: 1.1 });
    }
    const { ours, floor } = rates;
    return {
      [`ingest-ratio-${size}`]: ours / floor,
      [`ingest-${size}`]: ours,
      [`floor-ingest-${size}`]: floor,
    };
  };
}

/** The same for a peer, once and more coarsely. 0: it does not even sustain the lowest rate, 1,000. */
export async function measurePeerIngest(
  stage: Stage,
  peer: Peer,
  agents: number,
  size: string,
): Promise<Readings> {
  return {
    [`peer-${peer}-ingest-${size}`]: await highestRate(stage, peer, agents, {
      from: LOWEST * 4,
      within: 1.3,
    }),
  };
}

import type { Readings } from "./figure.ts";
import type { Stage } from "./stage.ts";

const AGENTS = 100_000;

/**
 * Measures the heap that the list of agents adds per row: with the list, minus without it, over the same
 * floor.
 */
export async function measureHeap(stage: Stage): Promise<Readings> {
  const table = await stage.open("ours", AGENTS);
  try {
    const shown = await table.heap();
    await table.turnTo("Queue");
    const hidden = await table.heap();
    process.stderr.write(`  ${AGENTS} rows: ${shown} bytes with the list, ${hidden} without\n`);
    return { "heap-per-row": (shown - hidden) / AGENTS };
  } finally {
    await table.close();
  }
}

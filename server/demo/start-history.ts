import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { AccountCenter } from "../log/account-center.ts";
import { floorOf } from "../log/channel-name.ts";
import { readPosition } from "../log/read-log.ts";
import { readDemoSource, startOf } from "./demo-source.ts";
import type { PaperStore } from "./save-papers.ts";
import { writeHistory } from "./history.ts";
import { HistoryRecord } from "./history-progress.ts";
import type { EpochPart } from "./epoch-parts.ts";
import type { HistoryDay } from "./history-day.ts";

/** Interval (ms) between checks whether the demo has started. */
const LOOK = 500;

interface StartHistoryOptions {
  readonly db: Kysely<Tables>;
  readonly account: string;
  /** Number of days before the demo; 0 for no history. */
  readonly days: number;
  readonly center: () => Promise<AccountCenter>;
  readonly papers: PaperStore;
  /** Script of the thread that simulates the days; without it, this thread does. */
  readonly worker: URL | null;
  readonly log: { info(message: string): void; warn(message: string): void };
}

/**
 * Writes the history of the demo in the background, after its clock has started, so that the floor comes first.
 * Does nothing while other traffic has the floor. `stop` resolves when writing has ended; the next start
 * continues it.
 */
export function startHistory(options: StartHistoryOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = run(options, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted)
      options.log.warn(`The history of the demo was not completed: ${String(error)}`);
  });
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function run(
  { db, account, days, center, papers, worker, log }: StartHistoryOptions,
  signal: AbortSignal,
): Promise<void> {
  if (days === 0) return;
  const until = await firstDay(db, account, (await center()).zone, signal);
  if (until === null) return;
  const record = new HistoryRecord(db, account, Date.now);
  const began = performance.now();
  const thread = worker && new HistoryThread(worker);
  try {
    await writeHistory({
      db,
      account,
      center: await center(),
      until,
      days,
      now: Date.now,
      signal,
      papers,
      ...(thread && { simulate: (day) => thread.partsOf(day) }),
      onProgress: (progress) => record.save(progress),
    });
  } finally {
    await thread?.close();
  }
  if (record.added > 0 && !signal.aborted)
    log.info(
      `Wrote ${record.added} calls of the ${days} days before the demo in ${Math.round((performance.now() - began) / 1000)} s.`,
    );
}

/** Waits until the clock of a demo has started, and returns the start (ms) of its first day. */
async function firstDay(
  db: Kysely<Tables>,
  account: string,
  zone: string,
  signal: AbortSignal,
): Promise<number | null> {
  while (!signal.aborted) {
    const { kind, source, rate } = await readPosition(db, floorOf(account));
    const demo = kind === "demo" && rate > 0 ? readDemoSource(source ?? "") : null;
    if (demo) return startOf(demo, zone).day;
    await setTimeout(LOOK, undefined, { signal }).catch(() => undefined);
  }
  return null;
}

/** A thread that simulates one day after the other, so that this one only writes them. It starts with the first. */
export class HistoryThread {
  private worker: Worker | null = null;

  /** `script`: the built history-worker.ts. */
  constructor(private readonly script: URL) {}

  /** Returns what is written of a day. Rejects if the thread fails. */
  async partsOf(day: HistoryDay): Promise<readonly EpochPart[]> {
    this.worker ??= new Worker(this.script);
    this.worker.postMessage(day);
    const [parts] = (await once(this.worker, "message")) as [readonly EpochPart[]]; // all that the worker sends
    return parts;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}

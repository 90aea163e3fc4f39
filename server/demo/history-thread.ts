import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { EpochPart } from "./epoch-parts.ts";
import type { HistoryDay } from "./history-day.ts";

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

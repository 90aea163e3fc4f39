import { proxy, type Remote } from "comlink";
import type { Desk } from "./desk.ts";
import type { ImportDesk } from "./import-desk.ts";
import { type Started, startWorker } from "./start-worker.ts";

/** Asks of the worker that holds a recording; every answer is a promise. */
export type AskedDesk = Remote<Desk>;

/** Starts a worker that can hold a recording. `end` lets go of it, and of all that it holds. */
export async function startDesk(): Promise<Started<Desk>> {
  const { default: address } = await import("./worker.ts?worker&url");
  // In a box: by itself the desk would be asked whether it is a promise, and answer that it is.
  return startWorker<Desk>(address);
}

/** Starts a worker that imports logs. `end` stops an import that is under way. */
export async function startImporter(): Promise<Started<ImportDesk>> {
  const { default: address } = await import("./import-worker.ts?worker&url");
  return startWorker<ImportDesk>(address);
}

/** A function of the page that the worker may call. */
export const heardByDesk = proxy;

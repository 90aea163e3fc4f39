import { proxy, releaseProxy, type Remote, wrap } from "comlink";
import type { Desk } from "./worker-api.ts";
import type { ImportDesk } from "./import-desk.ts";

/** Asks of the worker that holds a recording; every answer is a promise. */
export type AskedDesk = Remote<Desk>;

/** Starts a worker that can hold a recording. `end` lets go of it, and of all that it holds. */
export async function startDesk(): Promise<Started<Desk>> {
  const { default: address } = await import("./worker.ts?worker&url");
  // Wrapped in an object: `await` would look for a `then` on the proxy, which exists for any name.
  return startWorker<Desk>(address);
}

/** Starts a worker that imports logs. `end` stops an import that is under way. */
export async function startImporter(): Promise<Started<ImportDesk>> {
  const { default: address } = await import("./import-worker.ts?worker&url");
  return startWorker<ImportDesk>(address);
}

/** A function of the page that the worker may call. */
export const heardByDesk = proxy;

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }; // not every browser has them
const scripts = trustedTypes?.createPolicy("replay", { createScriptURL: (url) => url });

/** A worker that answers to `Desk`. */
interface Started<Desk> {
  readonly desk: Remote<Desk>;
  /** Terminates the worker and its current work. */
  readonly end: () => void;
}

/** Starts one of our workers by the address of its script. */
function startWorker<Desk>(address: string): Started<Desk> {
  // Browsers with Trusted Types require a trusted URL; the others accept the text.
  const worker = new Worker((scripts?.createScriptURL(address) ?? address) as string, { type: "module" });
  const desk = wrap<Desk>(worker);
  return {
    desk,
    end: () => {
      desk[releaseProxy]();
      worker.terminate();
    },
  };
}

import { proxy, type Remote, releaseProxy, wrap } from "comlink";
import type { Desk } from "./desk.ts";

interface Policies {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => { readonly createScriptURL: (url: string) => unknown };
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }; // not every browser has them
const scripts = trustedTypes?.createPolicy("replay", { createScriptURL: (url) => url });

/** Asks of the worker that holds a recording; every answer is a promise. */
export type AskedDesk = Remote<Desk>;

/** Starts a worker that can hold a recording. `end` lets go of it, and of all that it holds. */
export async function startDesk(): Promise<{ readonly desk: AskedDesk; readonly end: () => void }> {
  const { default: workerAddress } = await import("./worker.ts?worker&url");
  // A browser that wants to know that the address is ours is told so here, and a browser that does not takes the text.
  const worker = new Worker((scripts?.createScriptURL(workerAddress) ?? workerAddress) as string, { type: "module" });
  const desk = wrap<Desk>(worker);
  return {
    // In a box: by itself it would be asked whether it is a promise, and answer that it is.
    desk,
    end: () => {
      desk[releaseProxy]();
      worker.terminate();
    },
  };
}

/** A function of the page that the worker may call. */
export const heardByDesk = proxy;

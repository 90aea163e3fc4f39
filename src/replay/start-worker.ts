import { type Remote, releaseProxy, wrap } from "comlink";

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }; // not every browser has them
const scripts = trustedTypes?.createPolicy("replay", { createScriptURL: (url) => url });

/** A worker that answers to `Desk`. */
export interface Started<Desk> {
  readonly desk: Remote<Desk>;
  /** Ends the worker and whatever it is doing. */
  readonly end: () => void;
}

/** Starts one of our workers by the address of its script. */
export function startWorker<Desk>(address: string): Started<Desk> {
  // A browser that wants to know that the address is ours is told so here, and a browser that does not takes
  // the text.
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

import { proxy, releaseProxy, type Remote, wrap } from "comlink";
import type { Desk } from "./worker-api.ts";
import type { ImportDesk } from "./import-desk.ts";

/** Operations of the worker that has a replay file open. Each returns a promise. */
export type AskedDesk = Remote<Desk>;

/** Starts a worker that can open a replay file. `end` terminates the worker and frees its memory. */
export async function startDesk(): Promise<Started<Desk>> {
  const { default: address } = await import("./worker.ts?worker&url");
  // The proxy is returned in an object, because `await` would treat it as a promise: a proxy has a member of
  // every name, including `then`.
  return startWorker<Desk>(address);
}

/** Starts a worker that imports logs. `end` terminates the worker and stops a running import. */
export async function startImporter(): Promise<Started<ImportDesk>> {
  const { default: address } = await import("./import-worker.ts?worker&url");
  return startWorker<ImportDesk>(address);
}

/** Wraps a function of the page, so that the worker can invoke it. */
export const proxied = proxy;

/** Trusted Types, which some browsers require for the URLs of scripts. */
interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => unknown };
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }; // undefined in some browsers
const scripts = trustedTypes?.createPolicy("replay", { createScriptURL: (url) => url });

/** A running worker with the operations of `Desk`. */
interface Started<Desk> {
  readonly desk: Remote<Desk>;
  /** Terminates the worker and its current work. */
  readonly end: () => void;
}

/** Starts a worker by the URL of its script. */
function startWorker<Desk>(address: string): Started<Desk> {
  // Browsers with Trusted Types require a trusted URL; other browsers accept a string.
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

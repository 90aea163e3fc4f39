import { useSelector } from "@xstate/react";
import { use, useEffect, useState } from "react";
import type { BulkRunRef, PickedRecord, BulkResult } from "../../machines/bulk-run.ts";
import type { ReadPath } from "../api/read.ts";
import { type AskProof, ProofContext } from "./proof.ts";
import { useReload } from "./reload.ts";
import { type ActOne, BulkRunContext } from "./bulk-run-host.ts";

export type { BulkRunRef, PickedRecord, BulkResult };

const wantsProof = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "type" in error && error.type === "/problems/proof-needed";

/**
 * Wraps an action. If the platform requires a password confirmation, asks for it and repeats the action.
 * After the user has canceled once, the remaining records do not open the dialog again.
 */
function afterProof(act: ActOne, ask: AskProof | null): ActOne {
  let isDeclined = ask === null;
  return async (api, id, version) => {
    const answer = await act(api, id, version);
    if (isDeclined || !ask || !wantsProof(answer.error)) return answer;
    if (await ask()) return act(api, id, version);
    isDeclined = true;
    return answer;
  };
}

/**
 * Returns the last started run (null if there is none) and a function that applies an action to many records
 * in a new run. The `paths` are reloaded once, at the end of a run. Leaving the page stops the run.
 */
export function useBulkRun(...paths: readonly ReadPath[]) {
  const begin = use(BulkRunContext);
  const reload = useReload();
  const askProof = use(ProofContext);
  const [running, setRunning] = useState<BulkRunRef | null>(null);
  useEffect(() => () => running?.send({ type: "stop" }), [running]);
  return {
    running,
    start: async (records: readonly PickedRecord[], act: ActOne) =>
      setRunning(
        (await begin?.({ records, act: afterProof(act, askProof), refresh: () => void reload(paths) })) ??
          null,
      ),
    forget: () => setRunning(null),
  };
}

/** Returns the current state of a run. `busy` is true until the run is over. */
export function useBulkRunView(run: BulkRunRef) {
  const context = useSelector(run, (snapshot) => snapshot.context);
  const busy = useSelector(run, (snapshot) => snapshot.hasTag("busy"));
  return { ...context, busy };
}

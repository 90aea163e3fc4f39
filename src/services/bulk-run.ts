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
 * Asks for the password if the platform requires it; after a cancellation it does not ask again for each
 * record.
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

/** Applies an action to many records, and reloads these paths once at the end. Leaving the page stops it. */
export function useBulkRun(...paths: readonly ReadPath[]) {
  const begin = use(BulkRunContext);
  const readAnew = useReload();
  const askProof = use(ProofContext);
  const [running, setRunning] = useState<BulkRunRef | null>(null);
  useEffect(() => () => running?.send({ type: "stop" }), [running]);
  return {
    running,
    start: async (records: readonly PickedRecord[], act: ActOne) =>
      setRunning(
        (await begin?.({ records, act: afterProof(act, askProof), refresh: () => void readAnew(paths) })) ??
          null,
      ),
    forget: () => setRunning(null),
  };
}

/** Returns the progress. */
export function useBulkRunView(run: BulkRunRef) {
  const context = useSelector(run, (snapshot) => snapshot.context);
  const busy = useSelector(run, (snapshot) => snapshot.hasTag("busy"));
  return { ...context, busy };
}

import { use, useRef, useState } from "react";
import type { Api } from "../api/client.ts";
import type { ReadPath } from "../api/read.ts";
import type { WriteError } from "../api/write.ts";
import { useReload } from "./reload.ts";
import { useServices } from "./services.ts";
import { ProofContext } from "./proof.ts";

/** A validation fault: a JSON pointer such as `/body/email`, and a code. */
interface WriteFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  /** Records that prevent a deletion. Only records that the user can read are named. */
  readonly holders?: { readonly list: string; readonly names: readonly string[]; readonly total: number };
}

/** Reason of a failed write: a problem response, or no response. */
export type WriteFailure =
  | {
      readonly kind: "refused";
      readonly status: number;
      /** The problem's type without its prefix, such as `stale-version`. */
      readonly code: string;
      readonly detail: string | null;
      readonly faults: readonly WriteFault[];
      /** Current state of the record, after a 412. */
      readonly current: object | null;
      readonly id: string | null;
    }
  | { readonly kind: "unanswered"; readonly timedOut: boolean };

/**
 * Outcome of a write. `abandoned`: nothing was written, because the user canceled the password confirmation
 * or another write was still running.
 */
export type WriteOutcome<Answer> =
  | { readonly kind: "done"; readonly answer: Answer }
  | WriteFailure
  | { readonly kind: "abandoned" };

type Call<Input, Answer> = (
  api: Api,
  input: Input,
) => Promise<{ data?: Answer; error?: unknown; response: Response }>;

const failureOf = (error: WriteError): WriteFailure =>
  error.name === "ApiError"
    ? {
        kind: "refused",
        status: error.problem.status,
        code: error.code,
        detail: error.problem.detail ?? null,
        faults: error.problem.errors ?? [],
        current: error.problem.current ?? null,
        id: error.problem.instance ?? null,
      }
    : { kind: "unanswered", timedOut: error.timedOut };

/** Returns true for a problem response, and if there was no response. */
export const isRequestError = (error: unknown): error is WriteError =>
  error instanceof Error && (error.name === "ApiError" || error.name === "Unanswered");

/**
 * Returns a function that sends one write at a time. If the platform requires a password confirmation, asks
 * for it and sends the write again. Reloads the paths in `reads` even after a failure, because a write
 * without a response may have succeeded.
 */
export function useWrite<Input, Answer>(call: Call<Input, Answer>, reads: readonly ReadPath[] = []) {
  const { write } = useServices();
  const reload = useReload();
  const askProof = use(ProofContext);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WriteFailure | null>(null);

  const attempt = async (input: Input): Promise<WriteOutcome<Answer>> => {
    try {
      return { kind: "done", answer: await write((api) => call(api, input)) };
    } catch (error) {
      if (!isRequestError(error)) throw error;
      const failed = failureOf(error);
      if (failed.kind !== "refused" || failed.code !== "proof-needed" || !askProof) return failed;
      return (await askProof()) ? attempt(input) : { kind: "abandoned" };
    }
  };

  const run = async (input: Input): Promise<WriteOutcome<Answer>> => {
    if (running.current) return { kind: "abandoned" };
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await attempt(input);
      if (outcome.kind === "refused" || outcome.kind === "unanswered") setFailure(outcome);
      if (outcome.kind !== "abandoned") await reload(reads);
      return outcome;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, failure, forget: () => setFailure(null) };
}

/**
 * Returns headers that make a change or deletion conditional on the version that was read. Without a version,
 * the change is unconditional.
 */
export const ifUnchanged = (
  version: number | undefined,
): { readonly header?: { readonly "If-Match": string } } =>
  version === undefined ? {} : { header: { "If-Match": `"${version}"` } };

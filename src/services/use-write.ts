import { use, useRef, useState } from "react";
import type { Api } from "../api/client.ts";
import type { ReadPath } from "../api/read.ts";
import type { WriteError } from "../api/write.ts";
import { useReadAnew } from "./read-anew.ts";
import { useServices } from "./services.ts";
import { ProofContext } from "./proof.ts";

/** One fault of what was sent: where, as a JSON pointer such as `/body/email`, and what. */
interface WriteFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  /** Who names a record that cannot go, as far as one may read them. */
  readonly holders?: { readonly list: string; readonly names: readonly string[]; readonly total: number };
}

/** Why a write failed: the platform said no, and why, or did not answer. */
export type WriteFailure =
  | {
      readonly kind: "refused";
      readonly status: number;
      /** The problem's type without its prefix, such as `stale-version`. */
      readonly code: string;
      readonly detail: string | null;
      readonly faults: readonly WriteFault[];
      /** How the record stands by now, after a 412. */
      readonly current: object | null;
      readonly id: string | null;
    }
  | { readonly kind: "unanswered"; readonly timedOut: boolean };

/**
 * How a write ended. `abandoned`: the person did not want to give the password again, and nothing was
 * written.
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

const isWriteError = (error: unknown): error is WriteError =>
  error instanceof Error && (error.name === "ApiError" || error.name === "Unanswered");

/**
 * Changes something on the platform: once at a time, after the password where the platform wants it again.
 * What reads show of these paths is read anew afterwards, whatever came of it: a write that got no answer may
 * have been done.
 */
export function useWrite<Input, Answer>(call: Call<Input, Answer>, reads: readonly ReadPath[] = []) {
  const { write } = useServices();
  const readAnew = useReadAnew();
  const askProof = use(ProofContext);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WriteFailure | null>(null);

  const attempt = async (input: Input): Promise<WriteOutcome<Answer>> => {
    try {
      return { kind: "done", answer: await write((api) => call(api, input)) };
    } catch (error) {
      if (!isWriteError(error)) throw error;
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
      if (outcome.kind !== "abandoned") await readAnew(reads);
      return outcome;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, failure, forget: () => setFailure(null) };
}

/**
 * What asks the platform to change or remove a record only as it was read; of one of which no version is
 * known it is done as it is.
 */
export const ifUnchanged = (
  version: number | undefined,
): { readonly header?: { readonly "If-Match": string } } =>
  version === undefined ? {} : { header: { "If-Match": `"${version}"` } };

import type { Outcome } from "../../machines/request-outcome.ts";
import { ApiError, Unanswered } from "../api/problem.ts";

/** Runs a request and returns its outcome for a machine. Never rejects. */
export async function outcomeOf<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: "ok", value: await request() };
  } catch (error) {
    if (error instanceof ApiError) {
      const holders = (error.problem.errors ?? []).flatMap((fault) => fault.holders ?? []);
      return {
        kind: "http",
        status: error.problem.status,
        code: error.code,
        ...(holders.length > 0 && { holders }),
      };
    }
    if (error instanceof Unanswered) return { kind: error.timedOut ? "timeout" : "net" };
    return { kind: "bad-body" };
  }
}

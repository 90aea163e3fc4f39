import type { Outcome } from "../../machines/outcome.ts";
import { ApiError, Unanswered } from "../api/problem.ts";

/** Turns a request into an outcome that a machine understands: it never rejects. */
export async function outcomeOf<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { kind: "ok", value: await request() };
  } catch (error) {
    if (error instanceof ApiError) return { kind: "http", status: error.problem.status, code: error.code };
    if (error instanceof Unanswered) return { kind: error.timedOut ? "timeout" : "net" };
    return { kind: "bad-body" };
  }
}

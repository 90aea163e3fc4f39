import type { Api } from "./client.ts";
import { type ApiError, type Unanswered, unwrap } from "./problem.ts";

/** Errors of a write that failed: the platform rejected it or did not respond. */
export type WriteError = ApiError | Unanswered;

export type Write = <Answer>(
  call: (api: Api) => Promise<{ data?: Answer; error?: unknown; response: Response }>,
) => Promise<Answer>;

/**
 * Returns a function that sends a write request through the typed client. It resolves with the response body
 * or rejects with a `WriteError`.
 */
export const writer =
  (api: Api): Write =>
  (call) =>
    unwrap(call(api));

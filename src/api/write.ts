import type { Api } from "./client.ts";
import { type ApiError, type Unanswered, unwrap } from "./problem.ts";

/** The only ways in which a write fails. */
export type WriteError = ApiError | Unanswered;

export type Write = <Answer>(
  call: (api: Api) => Promise<{ data?: Answer; error?: unknown; response: Response }>,
) => Promise<Answer>;

/** Writes through the typed client: the answer's body, or a WriteError. */
export const writer =
  (api: Api): Write =>
  (call) =>
    unwrap(call(api));

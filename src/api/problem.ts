import type { Problem } from "../../openapi/generated/console.ts";

export type { Problem };

/** A problem response of the platform. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }

  /** The problem's type without its prefix, such as `stale-version`. */
  get code(): string {
    return this.problem.type.replace("/problems/", "");
  }
}

/** The platform did not respond before the timeout, or could not be reached. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";
  constructor(readonly timedOut: boolean) {
    super(timedOut ? "The platform did not respond in time." : "The platform could not be reached.");
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "type" in value && "title" in value && "status" in value;

const problemFrom = (response: Response): Problem => ({
  type: "/problems/unexpected",
  title: response.statusText || `Status ${response.status}`,
  status: response.status,
});

/**
 * Returns the body of a successful response, or throws an `ApiError`. Checks `response.ok` instead of
 * `error`, because openapi-fetch leaves `error` undefined if a failed response has no body.
 */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiError(isProblem(error) ? error : problemFrom(response));
  return data as T; // a successful response has the body that the contract defines
}

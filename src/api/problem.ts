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

/** The platform did not answer in time, or nothing answered at all. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";
  constructor(readonly timedOut: boolean) {
    super(timedOut ? "The platform did not answer in time." : "The platform could not be reached.");
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
 * The body of a good answer, or an ApiError. It looks at `response.ok` and not at `error`, because
 * openapi-fetch leaves `error` undefined when a failed answer has no body.
 */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiError(isProblem(error) ? error : problemFrom(response));
  return data as T; // a good answer has the body that the contract gives it
}

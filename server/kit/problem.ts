import type { Problem as ProblemBody } from "../../openapi/generated/console.ts";

/** A fault of a request: a JSON pointer to the faulty part, a code and a message. */
export type Fault = NonNullable<ProblemBody["errors"]>[number];

type Code = ProblemBody["type"] extends `/problems/${infer Name}` ? Name : never;

const KINDS: Record<Code, { readonly status: number; readonly title: string }> = {
  malformed: { status: 400, title: "The request is malformed." },
  "terms-not-accepted": { status: 400, title: "The terms have not been accepted." },
  unauthorized: { status: 401, title: "Not signed in." },
  "wrong-credentials": { status: 401, title: "The email or the password is wrong." },
  "two-factor-wrong": { status: 401, title: "The code is wrong." },
  "no-subscription": { status: 402, title: "The account has no active subscription." },
  "address-not-allowed": { status: 403, title: "Connections from this IP address are not allowed." },
  forbidden: { status: 403, title: "The privilege does not allow this operation." },
  "proof-needed": { status: 403, title: "The password is required again." },
  "not-in-plan": { status: 403, title: "The plan does not include this feature." },
  "plan-limit": { status: 403, title: "The limit of the plan is reached." },
  "not-found": { status: 404, title: "The resource was not found." },
  "method-not-allowed": { status: 405, title: "This method is not available here." },
  conflict: { status: 409, title: "The request conflicts with the current state." },
  "would-lock-out": { status: 409, title: "This change would lock out your own IP address." },
  "poc-taken": { status: 409, title: "The device is already enrolled." },
  "poc-connected": { status: 409, title: "The device is connected." },
  "call-over": { status: 409, title: "The call is over." },
  "call-unanswered": { status: 409, title: "The call is in progress, wait for an agent." },
  "attempt-limit": { status: 410, title: "Too many wrong passwords." },
  "two-factor-needed": { status: 412, title: "The code of the second factor is required." },
  "two-factor-expired": { status: 412, title: "The code has expired." },
  "stale-version": { status: 412, title: "The record has changed since it was read." },
  "too-large": { status: 413, title: "The request is too large." },
  "no-such-range": { status: 416, title: "The range starts after the end of the file." },
  "unsupported-media-type": { status: 415, title: "The media type of the body is not supported." },
  unprocessable: { status: 422, title: "The request contains invalid values." },
  "session-expired": { status: 423, title: "The session has expired or was already used." },
  "pin-wrong": { status: 401, title: "The PIN is wrong." },
  "reset-active": { status: 409, title: "Another password request for this email is active." },
  "too-many-links": { status: 429, title: "Too many emails were requested." },
  "link-unknown": { status: 404, title: "The link does not exist." },
  "link-expired": { status: 410, title: "The link was used or replaced, or has expired." },
  "already-activated": { status: 409, title: "The account is already active." },
  "password-policy": { status: 422, title: "The password is too simple." },
  "weak-password": { status: 422, title: "The password is too easy to guess." },
  "version-needed": { status: 428, title: "The If-Match header with the version is missing." },
  "too-many-requests": { status: 429, title: "Too many requests." },
  "supervision-off": { status: 451, title: "Live supervision is not enabled." },
  unexpected: { status: 500, title: "An internal error occurred." },
  unavailable: { status: 503, title: "The platform cannot reach its storage." },
};

interface Particulars {
  readonly detail?: string;
  readonly errors?: readonly Fault[];
  /** The current record, if the request was for an older version of it. */
  readonly current?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A problem response (RFC 9457). Throw it to end the request. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: Code,
    private readonly particulars: Particulars = {},
  ) {
    super(particulars.detail ?? KINDS[code].title);
    this.status = KINDS[code].status;
    this.headers = particulars.headers ?? {};
  }

  /** Returns the body of the response. `instance` is the request id, by which its log lines are found. */
  body(instance: string): ProblemBody {
    const { detail, errors, current } = this.particulars;
    return {
      type: `/problems/${this.code}`,
      title: KINDS[this.code].title,
      status: this.status,
      instance,
      ...(detail !== undefined && { detail }),
      ...(errors && { errors: [...errors] }),
      // The contract defines an object without members, which the generator types as an empty object.
      ...(current && { current: current as Record<string, never> }),
    };
  }
}

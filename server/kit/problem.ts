import type { Problem as ProblemBody } from "../../openapi/generated/console.ts";

/** A fault of a request: a JSON pointer and a code. */
export type Fault = NonNullable<ProblemBody["errors"]>[number];

type Code = ProblemBody["type"] extends `/problems/${infer Name}` ? Name : never;

const KINDS: Record<Code, { readonly status: number; readonly title: string }> = {
  malformed: { status: 400, title: "The request cannot be understood." },
  "terms-not-accepted": { status: 400, title: "The terms have not been accepted." },
  unauthorized: { status: 401, title: "Not signed in." },
  "wrong-credentials": { status: 401, title: "The e-mail or the password is wrong." },
  "two-factor-wrong": { status: 401, title: "This code is not the one." },
  "no-subscription": { status: 402, title: "The account has no active subscription." },
  "address-not-allowed": { status: 403, title: "Nobody may connect from this address." },
  forbidden: { status: 403, title: "This privilege does not allow that." },
  "proof-needed": { status: 403, title: "This asks for the password again." },
  "not-in-plan": { status: 403, title: "The plan does not hold this feature." },
  "plan-limit": { status: 403, title: "The plan has no room for another one." },
  "not-found": { status: 404, title: "There is nothing here." },
  "method-not-allowed": { status: 405, title: "This method is not available here." },
  conflict: { status: 409, title: "It cannot be as things are." },
  "would-lock-out": { status: 409, title: "You could no longer connect from where you are." },
  "poc-taken": { status: 409, title: "This device is enrolled already." },
  "poc-connected": { status: 409, title: "The device is connected." },
  "call-over": { status: 409, title: "The call is over." },
  "call-unanswered": { status: 409, title: "The call is in progress, wait for an agent." },
  "attempt-limit": { status: 410, title: "Too many wrong passwords." },
  "two-factor-needed": { status: 412, title: "The code of the second factor is asked for." },
  "two-factor-expired": { status: 412, title: "This code is too old." },
  "stale-version": { status: 412, title: "Somebody changed it meanwhile." },
  "too-large": { status: 413, title: "The request is too large." },
  "no-such-range": { status: 416, title: "It ends before that." },
  "unsupported-media-type": { status: 415, title: "This kind of body is not understood here." },
  unprocessable: { status: 422, title: "Something in the request breaks a rule." },
  "session-expired": { status: 423, title: "It was used, or is too old." },
  "pin-wrong": { status: 401, title: "This is not the PIN." },
  "reset-active": { status: 409, title: "Another request for this e-mail is under way." },
  "too-many-links": { status: 429, title: "Too many mails were asked for." },
  "link-unknown": { status: 404, title: "There is no such link." },
  "link-expired": { status: 410, title: "It was used or replaced, or is too old." },
  "already-activated": { status: 409, title: "This account is active already." },
  "password-policy": { status: 422, title: "The password is too simple." },
  "weak-password": { status: 422, title: "The password is too easy to guess." },
  "version-needed": { status: 428, title: "A write needs the version that was read." },
  "too-many-requests": { status: 429, title: "Too many requests." },
  "supervision-off": { status: 451, title: "Live supervision is not enabled." },
  unexpected: { status: 500, title: "Something went wrong on the platform." },
  unavailable: { status: 503, title: "The platform cannot reach its storage." },
};

interface Particulars {
  readonly detail?: string;
  readonly errors?: readonly Fault[];
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

  /** The body of the answer; `instance` finds the log line. */
  body(instance: string): ProblemBody {
    const { detail, errors, current } = this.particulars;
    return {
      type: `/problems/${this.code}`,
      title: KINDS[this.code].title,
      status: this.status,
      instance,
      ...(detail !== undefined && { detail }),
      ...(errors && { errors: [...errors] }),
      // The contract calls it an object without naming members, which the generator types as having none.
      ...(current && { current: current as Record<string, never> }),
    };
  }
}

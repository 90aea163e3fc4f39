import { Unanswered } from "./problem.ts";

/**
 * Access to the session's access token. `generation` is the number of access tokens that this page has used
 * so far.
 */
export interface Bearer {
  readonly current: () => { readonly token: string; readonly generation: number } | null;
  /**
   * Resolves with true once there is a newer token than that of the `refused` generation, or with false if
   * the session is over. Concurrent invocations share one renewal.
   */
  readonly renewed: (refused: number) => Promise<boolean>;
}

export interface PatientFetchOptions {
  readonly bearer: Bearer;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Receives every response to an authenticated request, for example to check the user's permissions. */
  readonly onResponse?: (response: Response) => void;
  readonly timeLimit?: number;
}

const TIME_LIMIT = 15_000;
const PAUSE_AFTER_429 = 1_000;
const TRIES_AFTER_429 = 5;

/** Requests to auth paths neither renew the token nor retry; their callers handle every status. */
const isAuth = (path: string): boolean => /(^|\/)auth(\/|$)/.test(path);
/** Line-by-line (NDJSON) responses have no timeout; the code that reads them decides when to stop. */
const isLong = ({ headers }: Request): boolean => /ndjson/.test(headers.get("Accept") ?? "");
const WITHOUT_BEARER = /\/auth(\/(logout|login|password-reset|accounts\/activation)(\/.*)?)?$/;

/**
 * Returns a `fetch` function that adds the access token. After a 401, it renews the token and retries once.
 * After a 429, it waits a second and retries, at most five times. Requests are sent as clones, so that a
 * retry can send the body again. Throws `Unanswered` after 15 s (except for line-by-line responses) or
 * without a connection; if the request is aborted, the AbortError is thrown unchanged.
 */
export function patientFetch({
  bearer,
  fetch,
  wait,
  onResponse,
  timeLimit = TIME_LIMIT,
}: PatientFetchOptions): (request: Request) => Promise<Response> {
  const send = async (request: Request): Promise<{ response: Response; generation: number | null }> => {
    const copy = new Request(request.clone(), {
      signal: isLong(request)
        ? request.signal
        : AbortSignal.any([request.signal, AbortSignal.timeout(timeLimit)]),
    });
    const holder = WITHOUT_BEARER.test(new URL(request.url).pathname) ? null : bearer.current();
    if (holder) copy.headers.set("Authorization", `Bearer ${holder.token}`);
    try {
      const response = await fetch(copy);
      if (holder) onResponse?.(response);
      return { response, generation: holder?.generation ?? null };
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new Unanswered(error instanceof DOMException && error.name === "TimeoutError");
    }
  };

  return async (request) => {
    const auth = isAuth(new URL(request.url).pathname);
    let renewedOnce = false;
    for (let tries = 0; ;) {
      const { response, generation } = await send(request);
      if (auth) return response;
      if (response.status === 401 && !renewedOnce && generation !== null) {
        renewedOnce = true;
        if (await bearer.renewed(generation)) continue;
        return response;
      }
      if (response.status !== 429 || tries >= TRIES_AFTER_429) return response;
      tries++;
      await wait(PAUSE_AFTER_429, request.signal);
    }
  };
}

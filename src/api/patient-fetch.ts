import { Unanswered } from "./problem.ts";

/** Access to the session's token. A generation numbers the access tokens of this page. */
export interface Bearer {
  readonly current: () => { readonly token: string; readonly generation: number } | null;
  /** A newer token than the refused one, or false when the session is over. Asked by many, it renews once. */
  readonly renewed: (refused: number) => Promise<boolean>;
}

export interface PatientFetchOptions {
  readonly bearer: Bearer;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Receives every response to an authenticated request, for example to check the session. */
  readonly heard?: (response: Response) => void;
  readonly timeLimit?: number;
}

const TIME_LIMIT = 15_000;
const PAUSE_AFTER_429 = 1_000;
const TRIES_AFTER_429 = 5;

/** The auth paths speak for themselves: they renew nothing and are never tried again here. */
const isAuth = (path: string): boolean => /(^|\/)auth(\/|$)/.test(path);
/** Line-by-line responses have no timeout; their reader decides when to stop. */
const isLong = ({ headers }: Request): boolean => /ndjson/.test(headers.get("Accept") ?? "");
const WITHOUT_BEARER = /\/auth(\/(logout|login|password-reset|accounts\/activation)(\/.*)?)?$/;

/**
 * `fetch` with the access token, one renewal and one retry after a 401, and a pause of a second after a 429
 * (at most five times). Requests are sent as clones, so that their body can be sent again. Throws
 * `Unanswered` after 15 s (except for line-by-line responses) or without a connection; an abort by the caller
 * stays an AbortError.
 */
export function patientFetch({
  bearer,
  fetch,
  wait,
  heard,
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
      if (holder) heard?.(response);
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

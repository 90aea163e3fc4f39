import type { FeedAnswer, Problem } from "../../openapi/generated/console.ts";
import { type FeedClient, FeedUnavailable } from "./feed-client.ts";

/** Timeout of a request, ms. */
const ANSWER_WITHIN = 30_000;
/**
 * Statuses after which a retry can succeed: rate limits, timeouts, and failures of the platform or of a
 * proxy.
 */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Returns a client that sends events to a platform: `POST /api/events` with an API key. */
export function httpFeedClient(server: string, key: string): FeedClient {
  const url = new URL("api/events", server.endsWith("/") ? server : `${server}/`);
  return async (events, signal) => {
    const response = await ask(url, {
      method: "POST",
      headers: {
        "content-type": "application/cloudevents-batch+json",
        accept: "application/json",
        "x-api-key": key,
      },
      body: JSON.stringify(events),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
    if (LATER.has(response.status))
      throw new FeedUnavailable(`it returned ${response.status}`, retryAfter(response));
    if (!response.ok) throw new Error(`${url} rejects events: ${await problemOf(response)}`);
    return await answerOf(response, url);
  };
}

async function ask(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw new FeedUnavailable(causeOf(error));
  }
}

async function answerOf(response: Response, url: URL): Promise<FeedAnswer> {
  const text = await response.text().catch((error: unknown) => {
    throw new FeedUnavailable(causeOf(error));
  });
  const answer = parsed(text);
  if (!isFeedAnswer(answer))
    throw new Error(`${url} is not a Switchboard platform: its response is not valid.`);
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isFeedAnswer = (value: unknown): value is FeedAnswer =>
  typeof value === "object" &&
  value !== null &&
  "accepted" in value &&
  "duplicates" in value &&
  "refused" in value &&
  Array.isArray(value.refused);

async function problemOf(response: Response): Promise<string> {
  if (response.status === 401) return "the API key is unknown (401).";
  if (response.status === 403) return "the API key has no permission to send events (403).";
  const problem = parsed(await response.text().catch(() => ""));
  const reason = isProblem(problem) ? (problem.detail ?? problem.title) : response.statusText;
  return `${reason} (${response.status})`;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";

/**
 * Returns the delay (ms, at most 60 s) of the Retry-After header: seconds or a date. Returns 0 without one.
 */
function retryAfter(response: Response): number {
  const text = response.headers.get("retry-after");
  if (text === null) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.min(60_000, Math.max(0, ms));
}

/** Returns the cause that fetch hides behind "fetch failed". */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error)
    return "code" in cause && cause.code === "ECONNREFUSED"
      ? "connection refused"
      : cause.message || String("code" in cause ? cause.code : cause.name);
  return error.name === "TimeoutError" ? `timeout after ${ANSWER_WITHIN / 1000} s` : error.message;
}

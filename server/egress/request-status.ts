import http from "node:http";
import https from "node:https";
import { codeOf, resolveExternal, type EgressRules, pinnedTo } from "./external-address.ts";

/** Default time limit (ms) from the lookup of the host to the status of the response. */
const PATIENCE = 5_000;

/**
 * Result of a request: the status of the response, a refusal because an IP address is not allowed, or no
 * response.
 */
export type Asked =
  | { readonly kind: "answered"; readonly status: number }
  | { readonly kind: "refused" }
  | { readonly kind: "silent"; readonly reason: string };

export interface RequestStatusOptions extends EgressRules {
  readonly patience?: number;
}

/**
 * Returns the status of the response to a GET request, without following redirects or reading the body. The
 * host is resolved once, and its IP address is checked before connecting to it.
 */
export async function requestStatus(
  url: URL,
  { patience = PATIENCE, ...rules }: RequestStatusOptions,
): Promise<Asked> {
  const deadline = AbortSignal.timeout(patience);
  try {
    const found = await resolveExternal(url, rules, deadline);
    return found.kind === "found"
      ? { kind: "answered", status: await statusOf(url, found.address, deadline) }
      : found;
  } catch (error) {
    return {
      kind: "silent",
      reason: deadline.aborted ? `timeout after ${patience / 1000} s` : codeOf(error),
    };
  }
}

function statusOf(url: URL, address: string, signal: AbortSignal): Promise<number> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((answered, failed) => {
    const asking = request(
      url,
      {
        method: "GET",
        lookup: pinnedTo(address),
        signal,
        agent: false,
        headers: { "user-agent": "switchboard" },
      },
      (response) => {
        answered(response.statusCode ?? 0);
        response.destroy();
      },
    );
    asking.on("error", failed);
    asking.end();
  });
}

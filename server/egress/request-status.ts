import http from "node:http";
import https from "node:https";
import { codeOf, resolveExternal, type EgressRules, pinnedTo } from "./external-address.ts";

/** Timeout (ms) of a response. */
const PATIENCE = 5_000;

/** Result of a request: the status of the response, a refused address, or no response. */
export type Asked =
  | { readonly kind: "answered"; readonly status: number }
  | { readonly kind: "refused" }
  | { readonly kind: "silent"; readonly reason: string };

export interface RequestStatusOptions extends EgressRules {
  readonly patience?: number;
}

/**
 * Checks whether a URL responds: GET, without following redirects or reading the body. The address is
 * resolved once, checked, and then connected to, so that a second lookup cannot return another one.
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
    return { kind: "silent", reason: deadline.aborted ? `no answer in ${patience / 1000} s` : codeOf(error) };
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

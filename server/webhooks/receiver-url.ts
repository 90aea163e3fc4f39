import { parseUrl } from "../../openapi/formats/web-address.ts";
import { Problem } from "../kit/problem.ts";
import { resolveExternal, type EgressRules } from "../egress/external-address.ts";

/**
 * Timeout (ms) of the DNS lookup. If it is exceeded, the URL is saved unchecked, because each delivery
 * resolves the host again.
 */
const LOOKUP_TIMEOUT = 2_000;

/**
 * Returns the trimmed URL of a receiver. Throws a problem if deliveries to the URL are impossible or
 * forbidden.
 */
export async function receiverUrl(input: string, rules: EgressRules): Promise<string> {
  const fault = (code: string, message: string) =>
    new Problem("unprocessable", { errors: [{ pointer: "/body/url", code, message }] });
  const url = parseUrl(input.trim());
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw fault("no-url", "is not a URL that begins with https:// or http://");
  if (url.username !== "" || url.password !== "")
    throw fault("credentials", "contains a username or password; put them in a secret header");
  if (url.hash !== "") throw fault("fragment", "contains a fragment, which is never sent; remove it");
  if ((await lookUp(url, rules)) === "refused")
    throw fault("private-address", "is not on the public internet; use a public address");
  return input.trim();
}

/**
 * Returns `refused` for hosts that are not on the public internet. A failed lookup is not a fault, because
 * the lookup before a delivery may succeed.
 */
async function lookUp(url: URL, rules: EgressRules): Promise<string> {
  try {
    return (await resolveExternal(url, rules, AbortSignal.timeout(LOOKUP_TIMEOUT))).kind;
  } catch {
    return "silent";
  }
}

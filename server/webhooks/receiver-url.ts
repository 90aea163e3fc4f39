import { parseUrl } from "../../openapi/formats/web-address.ts";
import { Problem } from "../kit/problem.ts";
import { resolveExternal, type EgressRules } from "../egress/external-address.ts";

/**
 * Timeout of the name lookup (ms). After it the URL is saved anyway, because it is resolved again on
 * delivery.
 */
const PATIENCE = 2_000;

/** A URL that something can be delivered to, in its usual form. Throws a problem. */
export async function receiverUrl(typed: string, rules: EgressRules): Promise<string> {
  const refuse = (code: string, message: string) =>
    new Problem("unprocessable", { errors: [{ pointer: "/body/url", code, message }] });
  const url = parseUrl(typed.trim());
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw refuse("no-url", "is no address that begins with https:// or http://");
  if (url.username !== "" || url.password !== "")
    throw refuse(
      "credentials",
      "holds a user name or a password; these belong into a header, which is kept secret",
    );
  if (url.hash !== "") throw refuse("fragment", "holds a fragment, which is never sent");
  if ((await whereTo(url, rules)) === "refused")
    throw refuse("private-address", "leads to an address that is not of the public internet");
  return typed.trim();
}

/** A name that cannot be resolved now may be resolvable on delivery. */
async function whereTo(url: URL, rules: EgressRules): Promise<string> {
  try {
    return (await resolveExternal(url, rules, AbortSignal.timeout(PATIENCE))).kind;
  } catch {
    return "silent";
  }
}

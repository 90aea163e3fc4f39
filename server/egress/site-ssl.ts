import type { SiteReport } from "../../openapi/generated/console.ts";
import type { Asked } from "./request-status.ts";

type State = SiteReport["state"];

/**
 * States of a site by the reason why the request failed. Other certificate errors mean that the issuer is not
 * trusted.
 */
const STATES: Readonly<Record<string, State>> = {
  CERT_HAS_EXPIRED: "expired",
  CERT_NOT_YET_VALID: "expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "another-name",
  ECONNREFUSED: "without",
  ECONNRESET: "without",
  EPROTO: "without",
  ENOTFOUND: "unknown-name",
  "host not found": "unknown-name",
};

function stateOf(asked: Asked): State {
  if (asked.kind === "answered") return "secure";
  if (asked.kind === "refused") return "not-public";
  const { reason } = asked;
  if (STATES[reason]) return STATES[reason];
  if (/CERT|SIGNATURE|ISSUER/.test(reason)) return "untrusted";
  return reason.startsWith("ERR_SSL") ? "without" : "unreachable";
}

/**
 * Checks over HTTPS whether a site has a certificate that browsers trust, regardless of the scheme of its
 * URL.
 */
export async function siteSsl(site: URL, ask: (url: URL) => Promise<Asked>): Promise<SiteReport> {
  // The port of a plain HTTP URL does not serve HTTPS, so the default port of HTTPS is used.
  const url = new URL(site.protocol === "https:" ? site.origin : `https://${site.hostname}`);
  return { asked: url.origin, state: stateOf(await ask(url)) };
}

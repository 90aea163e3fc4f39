import { readAuthnRequest } from "../../../../server/identity-provider/read-authn-request.ts";
import {
  type SamlResponse,
  samlResponse,
  type Signing,
  signResponse,
} from "../../../../server/identity-provider/saml-response.ts";
import { selfSigned } from "../../../../server/identity-provider/self-signed.ts";
import type { Answer, TestPlatform } from "../../../support/platform.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

/** The key of the provider that the tests set up. */
export const KEY = selfSigned("test provider", Date.now());
export const ISSUER = "https://provider.example/metadata";
export const EMAIL = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";

/** Settings that lead to this provider. */
export const SETTINGS = {
  enabled: true,
  cert: KEY.cert,
  issuer: ISSUER,
  entryPoint: "https://provider.example/sign-in",
  wantAuthnResponseSigned: true,
} as const;

/** State of a browser: its cookies, and the request that it carries. */
export interface Browser {
  readonly cookie: string;
  readonly request: { readonly id: string; readonly acs: string; readonly issuer: string };
}

/** Saves settings for the account on top of the current ones. */
export async function setUp(
  platform: TestPlatform,
  token: string,
  change: object = SETTINGS,
  account = ACCOUNT,
): Promise<Answer> {
  const { headers } = await platform.api(`GET /accounts/${account}/sso`, { token });
  return platform.api(`PATCH /accounts/${account}/sso`, {
    token,
    json: change,
    headers: { "if-match": headers.get("etag") ?? "" },
  });
}

/** Begins a sign-in as a browser does, up to the provider. */
export async function begin(platform: TestPlatform, email: string, ask: object = {}): Promise<Browser> {
  const { headers, body } = await platform.api("POST /auth/sso", {
    json: { email, agreement: true, ...ask },
  });
  return {
    cookie: headers.get("set-cookie")?.split(";")[0] ?? "",
    request: await carried(platform, textOf(body.location)),
  };
}

/** The request that a page carries to the provider. */
export async function carried({ url }: TestPlatform, page: string): Promise<Browser["request"]> {
  const response = await fetch(url + page, { redirect: "manual" });
  const form = /name="SAMLRequest" value="([^"]+)"/.exec(await response.text())?.[1];
  const location = new URL(response.headers.get("location") ?? "", url);
  const request =
    form === undefined
      ? readAuthnRequest(location.searchParams.get("SAMLRequest") ?? "", true)
      : readAuthnRequest(form, false);
  if (!request) throw new Error(`${page} leads to ${location.href}, with no request.`);
  return request;
}

/** Returns the provider's answer to a request; valid by default. */
export function answerTo(
  { request }: Browser,
  values: Partial<SamlResponse> = {},
  signing: Partial<Signing> = {},
  key = KEY,
): string {
  const now = Date.now();
  const xml = samlResponse({
    id: `_r${Math.random().toString(36).slice(2)}`,
    assertionId: `_a${Math.random().toString(36).slice(2)}`,
    inResponseTo: request.id,
    issuer: ISSUER,
    destination: request.acs,
    recipient: request.acs,
    audience: request.issuer,
    nameId: "supervisor@demo.example",
    nameIdFormat: EMAIL,
    attributes: {},
    status: "urn:oasis:names:tc:SAML:2.0:status:Success",
    issuedAt: now,
    authenticatedAt: now,
    notBefore: now - 60_000,
    notOnOrAfter: now + 60_000,
    ...values,
  });
  return signResponse(xml, key, { response: true, assertion: true, hash: "sha256", ...signing });
}

/** Posts an answer as the browser does, and returns the location of the redirect. */
export async function post(
  { url }: TestPlatform,
  xml: string,
  account = ACCOUNT,
  relayState = "https://evil.example",
): Promise<string> {
  const body = new URLSearchParams({
    SAMLResponse: Buffer.from(xml).toString("base64"),
    RelayState: relayState,
  });
  const response = await fetch(`${url}/api/auth/sso/${account}/acs`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { origin: "https://provider.example" },
  });
  if (response.status !== 303)
    throw new Error(`The answer was answered ${response.status}: ${await response.text()}`);
  return response.headers.get("location") ?? "";
}

/** Claims what an answer led to, in this browser. */
export const claim = (
  platform: TestPlatform,
  location: string,
  { cookie }: Pick<Browser, "cookie">,
): Promise<Answer> =>
  platform.api(`GET /auth/login/${/^\/login\/claim\/([^?]+)/.exec(location)?.[1] ?? "none"}`, {
    headers: { cookie },
  });

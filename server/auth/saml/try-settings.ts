import type { SsoReport, SsoTest } from "../../../openapi/generated/console.ts";
import type { Asked } from "../../egress/request-status.ts";
import { readCertificate } from "./certificate.ts";
import { entryPointOf } from "./entry-point.ts";
import type { SamlSettings } from "./saml-settings.ts";

type Check = SsoReport["checks"][number];

const MONTH = 30 * 86_400_000;

export interface Trying {
  /** Entity id of the account's service provider. */
  readonly entityId: string;
  /** Result of the account's last test sign-in; null if there was none. */
  readonly lastTest: SsoTest | null;
  readonly now: number;
  /** Requests a URL and returns whether and how the server responds. */
  readonly ask: (url: URL) => Promise<Asked>;
}

/** Checks settings, which need not be saved, and returns one result per requirement of a sign-in. */
export async function trySettings(
  settings: Partial<SamlSettings>,
  { entityId, lastTest, now, ask }: Trying,
): Promise<readonly Check[]> {
  return [
    await entryPointCheck(settings.entryPoint, ask),
    certificateCheck(settings.cert, now),
    signatureCheck(settings),
    issuerCheck(settings.issuer, entityId, lastTest),
    testCheck(lastTest),
  ];
}

async function entryPointCheck(text: string | undefined, ask: Trying["ask"]): Promise<Check> {
  const name = "entryPoint";
  if (text === undefined) return { name, state: "failed", code: "missing" };
  const url = entryPointOf(text);
  if (!url) return { name, state: "failed", code: "wrong-url" };
  const asked = await ask(url);
  if (asked.kind === "refused") return { name, state: "failed", code: "refused-address" };
  if (asked.kind === "silent") return { name, state: "failed", code: "no-answer", detail: asked.reason };
  // This check sends no SAML request, so even a working provider may respond with an error.
  const detail = `HTTP ${asked.status}`;
  return asked.status >= 500 || asked.status === 404
    ? { name, state: "warning", code: "answers-with-error", detail }
    : { name, state: "passed", code: "answers", detail };
}

function certificateCheck(pem: string | undefined, now: number): Check {
  const name = "certificate";
  if (pem === undefined) return { name, state: "failed", code: "missing" };
  const certificate = readCertificate(pem);
  if (typeof certificate === "string")
    return { name, state: "failed", code: "wrong-certificate", detail: certificate };
  const { validFrom, validTo } = certificate;
  const detail = new Date(now < validFrom ? validFrom : validTo).toISOString();
  if (now < validFrom) return { name, state: "warning", code: "not-yet-valid", detail };
  if (now >= validTo) return { name, state: "failed", code: "expired", detail };
  return now >= validTo - MONTH
    ? { name, state: "warning", code: "expires-soon", detail }
    : { name, state: "passed", code: "valid", detail };
}

function signatureCheck({
  wantAssertionsSigned,
  wantAuthnResponseSigned,
  signatureAlgorithm,
  digestAlgorithm,
}: Partial<SamlSettings>): Check {
  const name = "signature";
  if (!wantAssertionsSigned && !wantAuthnResponseSigned) return { name, state: "failed", code: "unsigned" };
  const isOld = signatureAlgorithm === "sha1" || digestAlgorithm === "sha1";
  return isOld ? { name, state: "warning", code: "sha1" } : { name, state: "passed", code: "strong" };
}

function issuerCheck(issuer: string | undefined, entityId: string, lastTest: SsoTest | null): Check {
  const name = "issuer";
  if (issuer === undefined) return { name, state: "failed", code: "missing" };
  if (issuer === entityId) return { name, state: "failed", code: "our-own" };
  if (lastTest?.outcome === "wrong-issuer")
    return {
      name,
      state: "failed",
      code: "other-issuer",
      ...(lastTest.detail !== null && { detail: lastTest.detail }),
    };
  return { name, state: "passed", code: lastTest?.issuer === issuer ? "confirmed" : "present" };
}

function testCheck(lastTest: SsoTest | null): Check {
  const name = "testSignIn";
  if (!lastTest) return { name, state: "open", code: "not-tried" };
  const detail = lastTest.at;
  return lastTest.outcome === "accepted"
    ? { name, state: "passed", code: "accepted", detail }
    : { name, state: "failed", code: "refused", detail };
}

import type { RecordingTrialAnswer } from "../../openapi/generated/console.ts";
import type { Sending, Sent } from "../egress/send-outside.ts";
import type { FtpLogin, FtpOutcome } from "./ftp-login.ts";
import { gcpToken } from "./gcp-token.ts";
import { signedForAzure } from "./sign-azure.ts";
import { NO_PAYLOAD, signedForS3 } from "./sign-s3.ts";
import { azurePlace, gcpPlace, s3Place } from "./storage-places.ts";

/** A storage with all that it takes to sign in to it; what is not said is empty. */
export type StorageAccess =
  | { readonly provider: "s3"; readonly bucketName: string; readonly region: string; readonly oidc: boolean; readonly accessKeyId: string; readonly secretKey: string }
  | { readonly provider: "azure"; readonly accountName: string; readonly accountKey: string; readonly protocol: string; readonly blobEndpoint: string | null; readonly container: string }
  | { readonly provider: "gcp"; readonly credentials: string; readonly gcpBucket: string }
  | ({ readonly provider: "ftp"; readonly ssh: boolean } & FtpLogin)
  | { readonly provider: "own" };

export interface TryStorage {
  readonly send: (sending: Sending) => Promise<Sent>;
  readonly login: (login: FtpLogin) => Promise<FtpOutcome>;
  /** ms. */
  readonly now: () => number;
}

const VALID: RecordingTrialAnswer = { outcome: "valid", reason: null, detail: null };
const failed = (reason: NonNullable<RecordingTrialAnswer["reason"]>, detail: string | null = null): RecordingTrialAnswer => ({ outcome: "failed", reason, detail });
/** What nobody can find out from here. */
const untested = (reason: "role" | "ssh"): RecordingTrialAnswer => ({ outcome: "untested", reason, detail: null });

/** Signs in to a storage with what was given, and looks whether the place for recordings is there. Nothing is written. */
export function tryStorage(access: StorageAccess, services: TryStorage): Promise<RecordingTrialAnswer> {
  switch (access.provider) {
    case "s3":
      return access.oidc ? Promise.resolve(untested("role")) : tryS3(access, services);
    case "azure":
      return tryAzure(access, services);
    case "gcp":
      return tryGcp(access, services);
    case "ftp":
      return access.ssh ? Promise.resolve(untested("ssh")) : tryFtp(access, services);
    case "own":
      return Promise.resolve(VALID);
  }
}

async function tryS3({ bucketName, region, ...key }: Extract<StorageAccess, { provider: "s3" }>, { send, now }: TryStorage): Promise<RecordingTrialAnswer> {
  const url = s3Place(bucketName, region);
  return judged(await send({ url, method: "HEAD", headers: signedForS3({ method: "HEAD", url, headers: {}, payloadHash: NO_PAYLOAD }, { ...key, region }, now()), body: "", verifySsl: true }));
}

async function tryAzure({ accountKey, ...place }: Extract<StorageAccess, { provider: "azure" }>, { send, now }: TryStorage): Promise<RecordingTrialAnswer> {
  const url = azurePlace(place);
  return judged(await send({ url, method: "HEAD", headers: signedForAzure({ method: "HEAD", url, headers: {} }, { accountName: place.accountName, accountKey }, now()), body: "", verifySsl: true }));
}

async function tryGcp({ credentials, gcpBucket }: Extract<StorageAccess, { provider: "gcp" }>, { send, now }: TryStorage): Promise<RecordingTrialAnswer> {
  const granted = await gcpToken(credentials, { send, now });
  if (granted === null) return failed("credentials");
  const { token, sent } = granted;
  // Who signs with what is no longer known hears 400 here.
  if (token === null) return sent.kind === "answered" && sent.status < 500 ? failed("credentials") : judged(sent);
  return judged(await send({ url: gcpPlace(gcpBucket), method: "GET", headers: { authorization: `Bearer ${token}` }, body: "", verifySsl: true }));
}

async function tryFtp({ provider: _, ssh: _ssh, ...login }: Extract<StorageAccess, { provider: "ftp" }>, { login: ask }: TryStorage): Promise<RecordingTrialAnswer> {
  const outcome = await ask(login);
  if (outcome.kind === "refused") return failed("address");
  if (outcome.kind === "silent") return failed("silent", outcome.reason);
  if (outcome.code >= 200 && outcome.code < 300) return VALID;
  return outcome.code === 530 || outcome.code === 430 ? failed("credentials", outcome.text) : failed("answer", `${outcome.code} ${outcome.text}`);
}

/** What the answer to a look at the place for recordings means. */
function judged(sent: Sent): RecordingTrialAnswer {
  if (sent.kind === "refused") return failed("address");
  if (sent.kind === "silent") return failed("silent", sent.reason);
  const { status } = sent;
  if (status >= 200 && status < 300) return VALID;
  if (status === 401 || status === 403) return failed("credentials");
  if (status === 404) return failed("place");
  // A bucket that stands elsewhere.
  if (status === 301 || status === 307) return failed("region");
  return failed("answer", String(status));
}

import type { RecordingTrialAnswer } from "../../openapi/generated/console.ts";
import { gcpToken } from "./gcp-token.ts";
import { s3Headers } from "./s3-headers.ts";
import { signedForAzure } from "./sign-azure.ts";
import { NO_PAYLOAD } from "./sign-s3.ts";
import { faultIn, type StorageFault, orInvalidAddress } from "./storage-fault.ts";
import { azurePlace, gcpPlace, s3Place } from "./storage-places.ts";
import type { StorageAccess, StorageClients } from "./storage-ways.ts";

/** Tests a storage: signs in and checks that the bucket or container exists. Writes nothing. */
export async function tryStorage(
  access: StorageAccess,
  clients: StorageClients,
): Promise<RecordingTrialAnswer> {
  const fault = await orInvalidAddress(() => faultOf(access, clients));
  return fault ? { outcome: "failed", ...fault } : { outcome: "valid", reason: null, detail: null };
}

async function faultOf(access: StorageAccess, clients: StorageClients): Promise<StorageFault | null> {
  switch (access.provider) {
    case "s3":
      return tryS3(access, clients);
    case "azure":
      return tryAzure(access, clients);
    case "gcp":
      return tryGcp(access, clients);
    case "ftp":
      return clients.visit(access, null);
    case "own":
      return null;
  }
}

async function tryS3(
  access: Extract<StorageAccess, { provider: "s3" }>,
  clients: StorageClients,
): Promise<StorageFault | null> {
  const url = s3Place(access.bucketName, access.region);
  const headers = await s3Headers(
    { method: "HEAD", url, headers: {}, payloadHash: NO_PAYLOAD },
    access,
    clients,
  );
  return "signed" in headers
    ? faultIn(await clients.send({ url, method: "HEAD", headers: headers.signed, body: "", verifySsl: true }))
    : headers;
}

async function tryAzure(
  { accountKey, ...place }: Extract<StorageAccess, { provider: "azure" }>,
  { send, now }: StorageClients,
): Promise<StorageFault | null> {
  const url = azurePlace(place);
  return faultIn(
    await send({
      url,
      method: "HEAD",
      headers: signedForAzure(
        { method: "HEAD", url, headers: {} },
        { accountName: place.accountName, accountKey },
        now(),
      ),
      body: "",
      verifySsl: true,
    }),
  );
}

async function tryGcp(
  { credentials, gcpBucket }: Extract<StorageAccess, { provider: "gcp" }>,
  clients: StorageClients,
): Promise<StorageFault | null> {
  const token = await gcpToken(credentials, clients);
  if (typeof token !== "string") return token;
  return faultIn(
    await clients.send({
      url: gcpPlace(gcpBucket),
      method: "GET",
      headers: { authorization: `Bearer ${token}` },
      body: "",
      verifySsl: true,
    }),
  );
}

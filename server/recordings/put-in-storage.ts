import type { Sending } from "../egress/send-external.ts";
import type { StoredFile } from "./file-server.ts";
import { gcpToken } from "./gcp-token.ts";
import { s3Headers } from "./s3-headers.ts";
import { signedForAzure } from "./sign-azure.ts";
import { faultIn, storageFault, type StorageFault, orInvalidAddress } from "./storage-fault.ts";
import { azurePlace, s3Place } from "./storage-places.ts";
import type { StorageAccess, StorageClients } from "./storage-ways.ts";

type UploadRequest = Pick<Sending, "url" | "method" | "headers">;

/** Uploads a file to a storage. Returns the fault; null for success. */
export const putInStorage = (
  access: StorageAccess,
  file: StoredFile,
  clients: StorageClients,
): Promise<StorageFault | null> => orInvalidAddress(() => put(access, file, clients));

async function put(
  access: StorageAccess,
  file: StoredFile,
  clients: StorageClients,
): Promise<StorageFault | null> {
  if (access.provider === "ftp") return clients.visit(access, file);
  const request = await uploadRequest(access, file, clients);
  return "reason" in request
    ? request
    : faultIn(await clients.send({ ...request, body: "", file, verifySsl: true }));
}

async function uploadRequest(
  access: Exclude<StorageAccess, { provider: "ftp" }>,
  { name, media, length }: StoredFile,
  clients: StorageClients,
): Promise<UploadRequest | StorageFault> {
  switch (access.provider) {
    case "s3": {
      const url = urlBelow(s3Place(access.bucketName, access.region), name);
      // TLS protects the content. A payload hash would require reading the whole file before sending.
      const headers = await s3Headers(
        { method: "PUT", url, headers: { "content-type": media }, payloadHash: "UNSIGNED-PAYLOAD" },
        access,
        clients,
      );
      return "signed" in headers ? { url, method: "PUT", headers: headers.signed } : headers;
    }
    case "azure": {
      const { accountKey, ...place } = access;
      const url = urlBelow(azurePlace(place), name);
      url.search = "";
      return {
        url,
        method: "PUT",
        headers: signedForAzure(
          {
            method: "PUT",
            url,
            headers: {
              "content-type": media,
              "content-length": String(length),
              "x-ms-blob-type": "BlockBlob",
            },
          },
          { accountName: place.accountName, accountKey },
          clients.now(),
        ),
      };
    }
    case "gcp": {
      const token = await gcpToken(access.credentials, clients);
      if (typeof token !== "string") return token;
      const url = new URL(
        `https://storage.googleapis.com/upload/storage/v1/b/${encodeURIComponent(access.gcpBucket)}/o?${new URLSearchParams({ uploadType: "media", name })}`,
      );
      return { url, method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": media } };
    }
    case "own":
      // Not reached: `STORES` excludes the platform's own storage, which already contains the file.
      return storageFault("place");
  }
}

function urlBelow(place: URL, name: string): URL {
  const url = new URL(place);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${encodeURIComponent(name)}`;
  return url;
}

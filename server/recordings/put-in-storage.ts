import type { Sending } from "../egress/send-external.ts";
import type { StoredFile } from "./file-server.ts";
import { gcpToken } from "./gcp-token.ts";
import { s3Headers } from "./s3-headers.ts";
import { signedForAzure } from "./sign-azure.ts";
import { faultIn, storageFault, type StorageFault, orInvalidAddress } from "./storage-fault.ts";
import { azurePlace, s3Place } from "./storage-places.ts";
import type { StorageAccess, StorageClients } from "./storage-ways.ts";

type Place = Pick<Sending, "url" | "method" | "headers">;

/** Puts a file into a storage, whole. What was wrong; nothing where it is there then. */
export const putInStorage = (
  access: StorageAccess,
  file: StoredFile,
  ways: StorageClients,
): Promise<StorageFault | null> => orInvalidAddress(() => put(access, file, ways));

async function put(
  access: StorageAccess,
  file: StoredFile,
  ways: StorageClients,
): Promise<StorageFault | null> {
  if (access.provider === "ftp") return ways.visit(access, file);
  const to = await placed(access, file, ways);
  return "reason" in to ? to : faultIn(await ways.send({ ...to, body: "", file, verifySsl: true }));
}

async function placed(
  access: Exclude<StorageAccess, { provider: "ftp" }>,
  { name, media, length }: StoredFile,
  ways: StorageClients,
): Promise<Place | StorageFault> {
  switch (access.provider) {
    case "s3": {
      const url = below(s3Place(access.bucketName, access.region), name);
      // TLS protects the content. A payload hash would require reading the whole file before sending.
      const headers = await s3Headers(
        { method: "PUT", url, headers: { "content-type": media }, payloadHash: "UNSIGNED-PAYLOAD" },
        access,
        ways,
      );
      return "signed" in headers ? { url, method: "PUT", headers: headers.signed } : headers;
    }
    case "azure": {
      const { accountKey, ...place } = access;
      const url = below(azurePlace(place), name);
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
          ways.now(),
        ),
      };
    }
    case "gcp": {
      const token = await gcpToken(access.credentials, ways);
      if (typeof token !== "string") return token;
      const url = new URL(
        `https://storage.googleapis.com/upload/storage/v1/b/${encodeURIComponent(access.gcpBucket)}/o?${new URLSearchParams({ uploadType: "media", name })}`,
      );
      return { url, method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": media } };
    }
    case "own":
      // What is here is in that storage.
      return storageFault("place");
  }
}

function below(place: URL, name: string): URL {
  const url = new URL(place);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${encodeURIComponent(name)}`;
  return url;
}

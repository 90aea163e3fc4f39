import type { Readable } from "node:stream";
import type { Sending, Sent } from "../egress/send-outside.ts";
import { gcpToken } from "./gcp-token.ts";
import { signedForAzure } from "./sign-azure.ts";
import { signedForS3 } from "./sign-s3.ts";
import { azurePlace, s3Place } from "./storage-places.ts";
import type { StorageAccess } from "./try-storage.ts";

/** What is put there, under which name. */
export interface StoredFile {
  readonly name: string;
  readonly media: string;
  readonly length: number;
  readonly open: () => Readable;
}

interface Putting {
  readonly send: (sending: Sending) => Promise<Sent>;
  /** ms. */
  readonly now: () => number;
}

/** Whether a file can be put into a storage from here. */
export const canBePut = (access: StorageAccess): boolean => access.provider === "azure" || access.provider === "gcp" || (access.provider === "s3" && !access.oidc);

/** Puts a file into a storage as one object. Whether it is there then. */
export async function putInStorage(access: StorageAccess, file: StoredFile, { send, now }: Putting): Promise<boolean> {
  const to = await placed(access, file, { send, now });
  if (!to) return false;
  const sent = await send({ ...to, body: "", file, verifySsl: true });
  return sent.kind === "answered" && sent.status >= 200 && sent.status < 300;
}

async function placed(access: StorageAccess, { name, media, length }: StoredFile, { send, now }: Putting): Promise<Pick<Sending, "url" | "method" | "headers"> | null> {
  switch (access.provider) {
    case "s3": {
      const { bucketName, region, ...key } = access;
      const url = below(s3Place(bucketName, region), name);
      // The connection itself proves what arrives: a hash of the whole would have to be known before any of it is sent.
      return { url, method: "PUT", headers: signedForS3({ method: "PUT", url, headers: { "content-type": media }, payloadHash: "UNSIGNED-PAYLOAD" }, { ...key, region }, now()) };
    }
    case "azure": {
      const { accountKey, ...place } = access;
      const url = below(azurePlace(place), name);
      url.search = "";
      return { url, method: "PUT", headers: signedForAzure({ method: "PUT", url, headers: { "content-type": media, "content-length": String(length), "x-ms-blob-type": "BlockBlob" } }, { accountName: place.accountName, accountKey }, now()) };
    }
    case "gcp": {
      const token = (await gcpToken(access.credentials, { send, now }))?.token;
      const url = new URL(`https://storage.googleapis.com/upload/storage/v1/b/${encodeURIComponent(access.gcpBucket)}/o?${new URLSearchParams({ uploadType: "media", name })}`);
      return token ? { url, method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": media } } : null;
    }
    default:
      return null;
  }
}

function below(place: URL, name: string): URL {
  const url = new URL(place);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${encodeURIComponent(name)}`;
  return url;
}

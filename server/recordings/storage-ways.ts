import type { Sending, Sent } from "../egress/send-external.ts";
import type { FileServerLogin, StoredFile } from "./file-server.ts";
import type { StorageFault } from "./storage-fault.ts";

/** A storage with its credentials. Members that do not apply are empty. */
export type StorageAccess =
  | {
      readonly provider: "s3";
      readonly bucketName: string;
      readonly region: string;
      readonly oidc: boolean;
      readonly roleArn: string;
      readonly accessKeyId: string;
      readonly secretKey: string;
    }
  | {
      readonly provider: "azure";
      readonly accountName: string;
      readonly accountKey: string;
      readonly protocol: string;
      readonly blobEndpoint: string | null;
      readonly container: string;
    }
  | { readonly provider: "gcp"; readonly credentials: string; readonly gcpBucket: string }
  | FileServerAccess
  | { readonly provider: "own" };

export type FileServerAccess = { readonly provider: "ftp"; readonly ssh: boolean } & FileServerLogin;

/** Clients for reaching the storages of an account. */
export interface StorageClients {
  readonly send: (sending: Sending) => Promise<Sent>;
  /** Signs in to a file server, and uploads the file if there is one. Returns the fault; null for success. */
  readonly visit: (access: FileServerAccess, file: StoredFile | null) => Promise<StorageFault | null>;
  /** Returns a token that identifies the account; null without a signing key or a public HTTPS URL. */
  readonly identity: () => Promise<string | null>;
  /** The wall clock, ms. */
  readonly now: () => number;
}

import type { Sending, Sent } from "../egress/send-outside.ts";
import type { FileServerLogin, StoredFile } from "./file-server.ts";
import type { StorageFault } from "./storage-fault.ts";

/** A storage with all that it takes to sign in to it; what is not said is empty. */
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

/** By which ways the storages of an account are reached. */
export interface StorageWays {
  readonly send: (sending: Sending) => Promise<Sent>;
  /** Signs in to a server of files, and leaves a file there where there is one. */
  readonly visit: (access: FileServerAccess, file: StoredFile | null) => Promise<StorageFault | null>;
  /** A token that tells others which account asks; null where nobody outside could check it. */
  readonly identity: () => Promise<string | null>;
  /** ms. */
  readonly now: () => number;
}

import type { Generated } from "kysely";
import type { Recording, RecordingUpload, StorageReason } from "../../openapi/generated/console.ts";
import type { Instant, Versioned } from "./columns.ts";

interface UploadTable extends Versioned {
  account: string;
  /** Also what it is called on disk. */
  id: string;
  name: string;
  /** The ending of its name. */
  extension: string;
  /** Announced size in bytes. */
  size: number;
  /** Bytes received so far. */
  received: number;
  created_by: string | null;
  name_key: string;
}

interface RecordingTable extends Versioned {
  account: string;
  /** Also what it is called on disk. */
  id: string;
  status: NonNullable<Recording["status"]>;
  call_id: string;
  agent: string | null;
  segment: string | null;
  setting: string | null;
  media: NonNullable<Recording["media"]>;
  /** Bytes that are there. */
  size: Generated<number>;
  /** Limit in bytes, from the setting at the start. */
  most: number;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "system" | "time" | "size" | null;
  hot: Generated<boolean>;
  cold: Generated<boolean>;
  /** Time of the next attempt to store it in the configured storage, and the number of attempts. */
  store_at: Generated<Instant>;
  tries: Generated<number>;
  /** State of the upload to the storage; `off` if it is not uploaded. */
  upload: Generated<RecordingUpload["state"] | "off">;
  /** User who requested the upload; null if only the setting did. */
  upload_by: Generated<string | null>;
  upload_reason: Generated<StorageReason | null>;
  upload_detail: Generated<string | null>;
  upload_failed_at: Generated<Instant | null>;
  reason: "empty" | "another-kind" | "lost" | null;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  search: string;
}

/** Files of deleted records, to be removed from disk later, even after a restart. */
interface FileRemovalTable {
  account: string;
  id: string;
}

/** Host key that a storage presented on the first connection. */
interface StorageHostKeyTable {
  account: string;
  host: string;
  port: number;
  /** Its fingerprint, as `ssh-keygen -l` writes it. */
  key: string;
  seen_at: Instant;
}

/** Uploaded files, and files to be removed from disk. */
export interface FileTables {
  uploads: UploadTable;
  recordings: RecordingTable;
  file_removals: FileRemovalTable;
  storage_host_keys: StorageHostKeyTable;
}

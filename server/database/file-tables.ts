import type { Generated } from "kysely";
import type {
  Recording,
  RecordingUpload,
  RejectionReason,
  StorageReason,
} from "../../openapi/generated/console.ts";
import type { Instant, Versioned } from "./columns.ts";

interface UploadTable extends Versioned {
  account: string;
  /** Also the file name on disk. */
  id: string;
  name: string;
  extension: string;
  /** Size of the whole file in bytes, as announced by the client. */
  size: number;
  /** Bytes received so far. */
  received: number;
  created_by: string | null;
  name_key: string;
}

/** Audio and video recordings of calls. */
interface RecordingTable extends Versioned {
  account: string;
  /** Also the file name on disk. */
  id: string;
  status: NonNullable<Recording["status"]>;
  call_id: string;
  /** `created_at` of the record of the call; null until the platform knows the call. */
  call_at: Instant | null;
  agent: string | null;
  segment: string | null;
  /** Id of the recording setting. */
  setting: string | null;
  media: NonNullable<Recording["media"]>;
  /** Bytes received so far. */
  size: Generated<number>;
  /** Maximum size in bytes, from the recording setting at the start of the recording. */
  most: number;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "system" | "time" | "size" | null;
  /** True if the content is on the disk of the platform. */
  hot: Generated<boolean>;
  /** True if the content is in the external storage of its recording setting. */
  cold: Generated<boolean>;
  /** Time of the next upload attempt; during an attempt, the time when its lease ends. */
  store_at: Generated<Instant>;
  /** Number of attempts of the current upload. */
  tries: Generated<number>;
  /** State of the upload to the external storage; `off` if the recording is not to be uploaded. */
  upload: Generated<RecordingUpload["state"] | "off">;
  /** User who requested the upload; null if only the recording setting requires it. */
  upload_by: Generated<string | null>;
  upload_reason: Generated<StorageReason | null>;
  upload_detail: Generated<string | null>;
  upload_failed_at: Generated<Instant | null>;
  /** Fault of a failed recording: no bytes, content of another media type, or a missing file. */
  reason: "empty" | "another-kind" | "lost" | null;
  /** Reason of a rejection, and the reviewer's note. */
  rejection_reason: RejectionReason | null;
  rejection_note: string | null;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  search: string;
}

/** Files of deleted records that must still be removed from disk. */
interface FileRemovalTable {
  account: string;
  id: string;
}

/** Trusted SSH host keys of external storages: from the first connection, or accepted by an administrator. */
interface StorageHostKeyTable {
  account: string;
  host: string;
  port: number;
  /** Fingerprint in the format of `ssh-keygen -l`. */
  key: string;
  seen_at: Instant;
}

/** Uploads, recordings, files to be removed from disk, and host keys of external storages. */
export interface FileTables {
  uploads: UploadTable;
  recordings: RecordingTable;
  file_removals: FileRemovalTable;
  storage_host_keys: StorageHostKeyTable;
}

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
  /** Bytes, as they were said before any came. */
  size: number;
  /** How many of them are there. */
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
  /** As many as may be, by what the setting said when it began. */
  most: number;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "system" | "time" | "size" | null;
  hot: Generated<boolean>;
  cold: Generated<boolean>;
  /** When it is put into the storage of its setting next, and how often that was tried. */
  store_at: Generated<Instant>;
  tries: Generated<number>;
  /** How far it is on its way there; off: it is not to go there. */
  upload: Generated<RecordingUpload["state"] | "off">;
  /** Who wants it there; null where that is the setting alone. */
  upload_by: Generated<string | null>;
  upload_reason: Generated<StorageReason | null>;
  upload_detail: Generated<string | null>;
  upload_failed_at: Generated<Instant | null>;
  reason: "empty" | "another-kind" | "lost" | null;
  reviewed_by: string | null;
  reviewed_at: Instant | null;
  search: string;
}

/** Files whose record is gone. They go after that, even where the platform stopped in between. */
interface FileRemovalTable {
  account: string;
  id: string;
}

/** By which key a storage was known when it was first met. */
interface StorageHostKeyTable {
  account: string;
  host: string;
  port: number;
  /** Its fingerprint, as `ssh-keygen -l` writes it. */
  key: string;
  seen_at: Instant;
}

/** What people keep here, and what is still to be taken from the disk. */
export interface FileTables {
  uploads: UploadTable;
  recordings: RecordingTable;
  file_removals: FileRemovalTable;
  storage_host_keys: StorageHostKeyTable;
}

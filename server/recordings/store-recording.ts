import type { Kysely } from "kysely";
import type { RecordingTrial } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { openedSecrets } from "./opened-secrets.ts";
import { putInStorage } from "./put-in-storage.ts";
import { recordingName } from "./recording-name.ts";
import { auditRecording, lockRecording, writeRecording } from "./recording-record.ts";
import { storageAccess } from "./storage-access.ts";
import { storageFault, type StorageFault } from "./storage-fault.ts";
import type { StorageClients } from "./storage-ways.ts";
import { type Due, saveFault } from "./upload-state.ts";

export interface Storing {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Returns the storage clients of an account. */
  readonly clientsOf: (account: string) => StorageClients;
  /** The wall clock, ms. */
  readonly now: () => number;
  /** Receives errors of this platform, not of storages. */
  readonly failed: (error: unknown) => void;
}

/** Uploads a recording to its storage, and deletes the local copy if the setting requires it. */
export async function storeRecording(due: Due, storing: Storing): Promise<void> {
  const fault = await put(due, storing);
  await (fault ? saveFailure(due, fault, storing) : markStored(due, storing));
}

async function put(
  { settings, ...row }: Due,
  { db, vault, files, clientsOf, failed }: Storing,
): Promise<StorageFault | null> {
  const { account, id } = row;
  let isUnreadable = false;
  const open = () =>
    files.read(row, { start: 0, end: row.size - 1 }).once("error", () => (isUnreadable = true));
  try {
    // The setting was validated when it was saved, before its secrets were encrypted.
    const access = storageAccess({
      ...settings,
      ...openedSecrets(vault, { account, id: row.setting ?? "", data: settings }),
    } as unknown as RecordingTrial);
    // The configured pattern can give two recordings the same name; the id keeps them apart.
    const name = `${id}-${await recordingName(db, row)}`;
    const fault = await putInStorage(
      access,
      { name, media: row.media, length: row.size, open },
      clientsOf(account),
    );
    return isUnreadable ? storageFault("unreadable") : fault;
  } catch (error) {
    // An internal error during one upload must not stop the other uploads.
    failed(error);
    return storageFault("unreadable");
  }
}

/** Marks the recording as uploaded, and queues the local copy for deletion if the setting requires it. */
async function markStored({ settings, account, id }: Due, { db, now }: Storing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockRecording(trx, account, id);
    // `hot` means that a local copy exists. It is false if the recording was deleted during the upload.
    const keepsLocalCopy = settings["deleteBackup"] !== true && locked.hot;
    const after = await writeRecording(
      trx,
      locked,
      { cold: true, hot: keepsLocalCopy, upload: "uploaded" },
      now(),
    );
    if (!keepsLocalCopy)
      await trx
        .insertInto("file_removals")
        .values({ account, id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await auditRecording(trx, { before: locked, after }, now());
  });
}

async function saveFailure({ account, id }: Due, fault: StorageFault, { db, now }: Storing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockRecording(trx, account, id);
    // If the recording was deleted during the upload, it is no longer `processing` and is not retried.
    if (locked.upload === "processing") await saveFault(trx, locked, fault, now());
  });
}

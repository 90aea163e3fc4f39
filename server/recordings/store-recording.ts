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
import { type Due, keepFault } from "./upload-state.ts";

export interface Storing {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Returns the storage clients of an account. */
  readonly waysOf: (account: string) => StorageClients;
  /** ms. */
  readonly now: () => number;
  /** Receives errors of this platform. */
  readonly failed: (error: unknown) => void;
}

/** Uploads a recording to its storage, and deletes the local copy if the setting requires it. */
export async function storeRecording(due: Due, storing: Storing): Promise<void> {
  const fault = await put(due, storing);
  await (fault ? giveBack(due, fault, storing) : keep(due, storing));
}

async function put(
  { said, ...row }: Due,
  { db, vault, files, waysOf, failed }: Storing,
): Promise<StorageFault | null> {
  const { account, id } = row;
  let isBroken = false;
  const open = () => files.read(row, { start: 0, end: row.size - 1 }).once("error", () => (isBroken = true));
  try {
    // The setting was validated when it was saved; its secrets were sealed then.
    const access = storageAccess({
      ...said,
      ...openedSecrets(vault, { account, id: row.setting ?? "", data: said }),
    } as unknown as RecordingTrial);
    // The configured pattern can give two recordings the same name; the id keeps them apart.
    const name = `${id}-${await recordingName(db, row)}`;
    const fault = await putInStorage(
      access,
      { name, media: row.media, length: row.size, open },
      waysOf(account),
    );
    return isBroken ? storageFault("unreadable") : fault;
  } catch (error) {
    // One that cannot be put anywhere keeps no other from it.
    failed(error);
    return storageFault("unreadable");
  }
}

/** Marks the recording as stored. */
async function keep({ said, account, id }: Due, { db, now }: Storing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockRecording(trx, account, id);
    // It may have been deleted during the upload.
    const stays = said["deleteBackup"] !== true && held.hot;
    const after = await writeRecording(trx, held, { cold: true, hot: stays, upload: "uploaded" }, now());
    if (!stays)
      await trx
        .insertInto("file_removals")
        .values({ account, id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await auditRecording(trx, { before: held, after }, now());
  });
}

async function giveBack({ account, id }: Due, fault: StorageFault, { db, now }: Storing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockRecording(trx, account, id);
    // A deleted recording is not uploaded.
    if (held.upload === "processing") await keepFault(trx, held, fault, now());
  });
}

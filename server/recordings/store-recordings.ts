import { type Kysely, type Selectable, sql } from "kysely";
import type { RecordingTrial } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import type { Sending, Sent } from "../egress/send-outside.ts";
import type { FileStore } from "../files/file-store.ts";
import { openedSecrets } from "./opened-secrets.ts";
import { canBePut, putInStorage } from "./put-in-storage.ts";
import { recordingName } from "./recording-name.ts";
import { holdRecording, writeRecording } from "./recording-record.ts";
import { storageAccess } from "./storage-access.ts";

const MINUTE = 60_000;
/** After a try that failed the next one waits twice as long as the one before, and no longer than this (ms). */
const LONGEST_WAIT = 360 * MINUTE;

interface Storing {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly send: (sending: Sending) => Promise<Sent>;
  /** ms. */
  readonly now: () => number;
}

type Due = Selectable<Tables["recordings"]> & { readonly said: Readonly<Record<string, unknown>> };

/** Puts recordings into the storages of their settings where these want it by themselves, one after the other, and leaves none here where they want that too. */
export async function storeRecordings(storing: Storing): Promise<void> {
  for (let due = await nextDue(storing); due; due = await nextDue(storing)) await store(due, storing);
}

/** The next one that is to be put somewhere. It is not tried again soon, whatever comes of it: another node looks too. */
async function nextDue({ db, now }: Storing): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with due as (
      select recordings.account, recordings.id, settings.data as said from recordings
      join resource_records settings on settings.account = recordings.account and settings.collection = 'RecordingSetting' and settings.id = recordings.setting
      where recordings.status in ('pending', 'approved', 'rejected') and recordings.hot and not recordings.cold and recordings.store_at <= ${now()}
        and settings.data ->> 'storage' = 'cloud' and settings.data ->> 'provider' in ('s3', 'azure', 'gcp') and (settings.data ->> 'automaticUpload')::boolean
      order by recordings.store_at, recordings.id limit 1 for update of recordings skip locked)
    update recordings set store_at = ${now()} + least(${LONGEST_WAIT}, ${MINUTE} * power(2, least(tries, 10)))::bigint, tries = tries + 1
    from due where recordings.account = due.account and recordings.id = due.id returning recordings.*, due.said`.execute(db);
  return rows[0];
}

async function store({ said, ...row }: Due, { db, vault, files, send, now }: Storing): Promise<void> {
  const { account, id } = row;
  // Checked against the contract when it was written: what a trial says, and the secrets that were sealed then.
  const access = storageAccess({ ...said, ...openedSecrets(vault, { account, id: row.setting ?? "", data: said }) } as unknown as RecordingTrial);
  if (!canBePut(access)) return;
  // Two may have the same name by what the account configured; none takes the place of another.
  const name = `${id}-${await recordingName(db, row)}`;
  const isThere = await putInStorage(access, { name, media: row.media, length: row.size, open: () => files.read(row, { start: 0, end: row.size - 1 }) }, { send, now });
  if (!isThere) return;
  await db.transaction().execute(async (trx) => {
    const held = await holdRecording(trx, account, id);
    // It may have been deleted meanwhile.
    const stays = said["deleteBackup"] !== true && held.hot;
    await writeRecording(trx, held, { cold: true, hot: stays }, now());
    if (!stays) await trx.insertInto("file_removals").values({ account, id }).onConflict((conflict) => conflict.doNothing()).execute();
  });
}

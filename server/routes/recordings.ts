import type { Kysely, Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { NewRecording, Recording, RecordingReview } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { DownloadLinks } from "../files/download-links.ts";
import type { FileKey, FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { noticeRecord } from "../log/record-notice.ts";
import { newId } from "../kit/id.ts";
import { mayBecome } from "../recordings/next-status.ts";
import { timeOfCall } from "../recordings/recorded-calls.ts";
import { recordingName } from "../recordings/recording-name.ts";
import {
  auditRecording,
  lockRecording,
  readRecording,
  recordings,
  announceRecording,
  writeRecording,
} from "../recordings/recording-record.ts";
import { endRecording, appendPart } from "../recordings/take-part.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource } from "../kit/list.ts";

type Served =
  | "listRecordings"
  | "createRecording"
  | "readRecording"
  | "reviewRecording"
  | "removeRecording"
  | "readRecordingContent"
  | "addToRecording"
  | "endRecording"
  | "linkToRecording";

/** Maximum file size (bytes) of a recording, unless its recording setting has a lower maximum. */
const LARGEST = 2_000_000_000;
/** Maximum time (ms) by which a telephony system's clock can be ahead. */
const AHEAD = 60_000;

interface RecordingServices {
  readonly db: Kysely<Tables>;
  readonly files: FileStore;
  readonly links: DownloadLinks;
  readonly now: () => number;
  readonly floorTimes: () => FloorTimes;
}

/** Recordings and their reviews. */
export const recordingRoutes = ({
  db,
  files,
  links,
  now,
  floorTimes,
}: RecordingServices): Handlers<Served> => ({
  listRecordings: async ({ caller, query }) => ({
    body: await listResource(db, recordings, caller.account, query),
  }),
  readRecording: async ({ caller, path }) =>
    answered(await readRecording(db, caller.account, path.id, ["agent", "segment", "setting", "reviewedBy"])),
  createRecording: ({ caller: { account }, body }) =>
    db.transaction().execute(async (trx) => {
      const id = newId(now());
      const known = await knownOf(trx, account, body);
      const started = body.startedAt === undefined ? now() : Date.parse(body.startedAt);
      if (started > now() + AHEAD)
        throw new Problem("unprocessable", {
          errors: [{ pointer: "/body/startedAt", code: "ahead", message: "is in the future" }],
        });
      const { media, call, agent = null, segment = null, setting = null } = body;
      await trx
        .insertInto("recordings")
        .values({
          account,
          id,
          status: "recording",
          call_id: call,
          call_at: timeOfCall(account, call),
          agent,
          segment,
          setting,
          media,
          most: known.most,
          started_at: started,
          ended_at: null,
          ended_by: null,
          reason: null,
          reviewed_by: null,
          reviewed_at: null,
          search: searchKey([known.names, call]),
          created_at: now(),
          updated_at: now(),
        })
        .execute();
      await noticeRecord(trx, { kind: "recordings", account, id });
      return answered(await readRecording(trx, account, id));
    }),
  addToRecording: ({ caller: { account }, path: { id }, query: { offset }, body }) =>
    db
      .transaction()
      .execute(async (trx) =>
        answered(recordings.shape(await appendPart(trx, files, { account, id, offset, bytes: body }, now()))),
      ),
  endRecording: ({ caller: { account }, path: { id } }) =>
    db.transaction().execute(async (trx) => {
      const row = await lockRecording(trx, account, id);
      if (row.status !== "recording") throw new Problem("conflict", { detail: "The recording has ended." });
      return answered(recordings.shape(await endRecording(trx, row, "system", now())));
    }),
  reviewRecording: ({ caller: { account, user }, path: { id }, header, body }) =>
    db.transaction().execute(async (trx) => {
      assertReasonFits(body);
      const { status, rejectionReason = null, rejectionNote = null } = body;
      const row = await lockRecording(trx, account, id);
      expectVersion(header["If-Match"], recordings.shape(row));
      assertCanBecome(row.status, status);
      const isBack = status === "pending";
      if (isBack && row.reviewed_by !== user)
        throw new Problem("conflict", { detail: "Another user decided. Only this user can take it back." });
      const change = {
        status,
        rejection_reason: rejectionReason,
        rejection_note: rejectionNote,
        reviewed_by: isBack ? null : user,
        reviewed_at: isBack ? null : now(),
      };
      const after = await writeRecording(trx, row, change, now());
      // The floor has no event for a decision that is taken back.
      if (isBack) await auditRecording(trx, { before: row, after, by: user }, now());
      else await announceRecording(trx, status, { before: row, after, by: user }, floorTimes());
      return answered(await readRecording(trx, account, id, ["agent", "segment", "setting", "reviewedBy"]));
    }),
  removeRecording: ({ caller: { account, user }, path: { id }, header }) =>
    db.transaction().execute(async (trx) => {
      const row = await lockRecording(trx, account, id);
      if (row.status === "deleted") throw new Problem("not-found");
      expectUnchanged(header["If-Match"], row);
      assertCanBecome(row.status, "deleted");
      const after = await writeRecording(
        trx,
        row,
        { status: "deleted", hot: false, upload: row.cold ? "uploaded" : "off" },
        now(),
      );
      await trx
        .insertInto("file_removals")
        .values({ account, id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await announceRecording(trx, "deleted", { before: row, after, by: user }, floorTimes());
      return { body: undefined };
    }),
  readRecordingContent: async ({ caller: { account }, path: { id }, header }) =>
    sendRecording({ db, files }, { account, id }, header.Range),
  linkToRecording: async ({ caller: { account, session }, path: { id } }) => {
    await readStored(db, { account, id });
    if (!(await files.has({ account, id }))) throw new Problem("not-found");
    return { body: await links.issue({ what: "recording", id, session }) };
  },
});

const answered = (recording: Recording) => ({ body: recording, headers: etagOf(recording) });

/** Throws if a review has a reason without a rejection, or lacks the note that explains "other". */
function assertReasonFits({ status, rejectionReason, rejectionNote }: RecordingReview): void {
  const fault = (member: "rejectionReason" | "rejectionNote", code: string, message: string) =>
    new Problem("unprocessable", { errors: [{ pointer: `/body/${member}`, code, message }] });
  if (rejectionReason !== undefined && status !== "rejected")
    throw fault("rejectionReason", "not-rejected", "is only for rejected recordings");
  if (rejectionNote !== undefined && rejectionReason === undefined)
    throw fault("rejectionNote", "without-reason", "needs a reason");
  if (rejectionReason === "other" && !rejectionNote?.trim())
    throw fault("rejectionNote", "required", "is required for the reason `other`");
}

function assertCanBecome(from: NonNullable<Recording["status"]>, to: NonNullable<Recording["status"]>): void {
  if (!mayBecome(from, to))
    throw new Problem("conflict", { detail: `A recording cannot change from ${from} to ${to}.` });
}

/** Sends a recording or a byte range of it. Throws if it has not ended or is not stored on this platform. */
export async function sendRecording(
  { db, files }: Pick<RecordingServices, "db" | "files">,
  key: FileKey,
  range: string | undefined,
) {
  const row = await readStored(db, key);
  const name = await recordingName(db, row);
  return sendFile(files, { account: row.account, id: row.id, name, size: row.size, media: row.media }, range);
}

async function readStored(db: Kysely<Tables>, { account, id }: FileKey) {
  const row = await db
    .selectFrom("recordings")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row?.hot || !["pending", "approved", "rejected"].includes(row.status)) throw new Problem("not-found");
  return row;
}

/**
 * Returns the names of a new recording's agent and segment, for the search, and its size limit (bytes).
 * Throws if a reference is unknown.
 */
async function knownOf(trx: Transaction<Tables>, account: string, { agent, segment, setting }: NewRecording) {
  const user = await trx
    .selectFrom("users")
    .select(["firstname", "lastname"])
    .where("account", "=", account)
    .where("id", "=", agent ?? "")
    .executeTakeFirst();
  const service = await trx
    .selectFrom("segments")
    .select("name")
    .where("account", "=", account)
    .where("id", "=", segment ?? "")
    .executeTakeFirst();
  const kept = await trx
    .selectFrom("resource_records")
    .select("data")
    .where("account", "=", account)
    .where("collection", "=", "RecordingSetting")
    .where("id", "=", setting ?? "")
    .executeTakeFirst();
  const errors = Object.entries({
    agent: [agent, user],
    segment: [segment, service],
    setting: [setting, kept],
  }).flatMap(([member, [id, found]]): Fault[] =>
    id === undefined || found
      ? []
      : [{ pointer: `/body/${member}`, code: "unknown", message: "is an unknown reference" }],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  const most = kept?.data["bytesMax"];
  return {
    names: [user?.firstname, user?.lastname, service?.name].filter(Boolean).join(" "),
    most: typeof most === "number" ? most : LARGEST,
  };
}

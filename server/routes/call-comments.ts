import type { Kysely, Selectable, Transaction } from "kysely";
import type { CallComment, NewCallComment } from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { Problem } from "../kit/problem.ts";
import { appendAudit } from "../log/append-audit.ts";
import { FloorLog, type FloorTimes } from "../log/floor-log.ts";
import { noticeRecord } from "../log/record-notice.ts";
import { populateEver } from "../resources/named-ever.ts";

type Row = Selectable<Tables["call_comments"]>;

interface CommentServices {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  readonly floorTimes: () => FloorTimes;
}

/** Maximum number of comments on a call. */
const MOST = 500;

/**
 * Comments of users on a call. Users who can read calls can read them; insights.read and recordings.review
 * allow writing. Authors can delete their own comments, and reviewers of recordings can delete all.
 */
export const callCommentRoutes = ({
  db,
  now,
  floorTimes,
}: CommentServices): Handlers<"listCallComments" | "createCallComment" | "removeCallComment"> => ({
  listCallComments: async ({ caller: { account }, path }) => {
    const call = await readCommented(db, account, path.id);
    const rows = await commentsOn(db, account, call.leg)
      .selectAll()
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return { body: { data: await shapesOf(db, account, rows) } };
  },
  createCallComment: async ({ caller, path, body }) => {
    if (!may(caller, "insights.read") && !may(caller, "recordings.review")) throw new Problem("forbidden");
    return {
      body: await db.transaction().execute(async (trx) => {
        // Locks the floor log before any row, in the same order as feeds, to avoid deadlocks.
        const floor = await FloorLog.hold(trx, caller.account, floorTimes());
        const call = await readCommented(trx, caller.account, path.id);
        const row = await create(trx, caller, { call, body }, now());
        // The event is about a call. A customer without an answer has no call.
        if (call.answered_at !== null)
          await floor.say([
            {
              type: "comment-created",
              subject: `call/${call.id}`,
              // The contract types a payload as an object without members.
              data: { id: row.id, user: caller.user } as object as Record<string, never>,
            },
          ]);
        await noticeRecord(trx, { kind: "call-comments", account: caller.account, id: call.id });
        const [comment] = await shapesOf(trx, caller.account, [row]);
        if (!comment) throw new Error("A comment that was just written has no shape.");
        return comment;
      }),
    };
  },
  removeCallComment: async ({ caller, path }) => {
    const { account, user } = caller;
    await db.transaction().execute(async (trx) => {
      const call = await readCommented(trx, account, path.id);
      const row = await commentsOn(trx, account, call.leg)
        .selectAll()
        .where("id", "=", path.comment)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new Problem("not-found");
      if (row.user_id !== user && !may(caller, "recordings.review")) throw new Problem("forbidden");
      await trx.deleteFrom("call_comments").where("account", "=", account).where("id", "=", row.id).execute();
      await noticeRecord(trx, { kind: "call-comments", account, id: call.id });
      // A deletion must erase the text. The audit log is never erased, so it does not contain the text.
      const { at, recording, user_id: author } = row;
      await appendAudit(
        trx,
        {
          account,
          type: "call-comment-removed",
          subject: `call-comment/${row.id}`,
          data: { by: user, before: { _id: row.id, call: call.id, at, recording, author } },
        },
        now(),
      );
    });
    return { body: undefined };
  },
});

/** Reads the record of a call by its id or by the id of its queue entry. */
async function readCommented(db: Queries, account: string, id: string) {
  const call = await db
    .selectFrom("call_records")
    .select(["id", "leg", "answered_at"])
    .where("account", "=", account)
    .where((is) => is.or([is("id", "=", id), is("leg", "=", `queue/${id}`)]))
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!call) throw new Problem("not-found");
  return call;
}

const commentsOn = (db: Queries, account: string, leg: string) =>
  db.selectFrom("call_comments").where("account", "=", account).where("leg", "=", leg);

async function create(
  trx: Transaction<Tables>,
  { account, user }: SessionCaller,
  {
    call,
    body,
  }: { readonly call: { readonly id: string; readonly leg: string }; readonly body: NewCallComment },
  now: number,
): Promise<Row> {
  const { text, at = null, recording = null } = body;
  await expectMoment(trx, account, { call: call.id, at, recording });
  const { count } = await commentsOn(trx, account, call.leg)
    .select((is) => is.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST)
    throw new Problem("conflict", { detail: `A call can have at most ${MOST} comments.` });
  return trx
    .insertInto("call_comments")
    .values({
      account,
      id: newId(now),
      leg: call.leg,
      text: text.trim(),
      at,
      recording,
      user_id: user,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws unless a moment and a recording are given together, and the recording is one of the call. */
async function expectMoment(
  trx: Transaction<Tables>,
  account: string,
  {
    call,
    at,
    recording,
  }: { readonly call: string; readonly at: number | null; readonly recording: string | null },
): Promise<void> {
  const fault = (member: "at" | "recording", code: string, message: string) =>
    new Problem("unprocessable", { errors: [{ pointer: `/body/${member}`, code, message }] });
  if (at !== null && recording === null) throw fault("recording", "missing", "is missing");
  if (recording === null) return;
  if (at === null) throw fault("at", "missing", "is missing");
  const found = await trx
    .selectFrom("recordings")
    .select(["started_at", "ended_at"])
    .where("account", "=", account)
    .where("id", "=", recording)
    .where("call_id", "=", call)
    .executeTakeFirst();
  if (!found) throw fault("recording", "unknown", "is an unknown reference");
  if (found.ended_at !== null && at > found.ended_at - found.started_at)
    throw fault("at", "too-late", "is after the end of the recording");
}

async function shapesOf(db: Queries, account: string, rows: readonly Row[]): Promise<CallComment[]> {
  const shapes = rows.map((row) => ({
    _id: row.id,
    text: row.text,
    at: row.at,
    recording: row.recording,
    author: row.user_id,
    createdAt: new Date(row.created_at).toISOString(),
  }));
  const named = await populateEver(db, account, { author: "User" }, shapes);
  return named as unknown as CallComment[]; // populateEver replaced the id of each author by a reference
}

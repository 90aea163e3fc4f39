import { type Kysely, sql } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Queries, Tables } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { timeOfCall } from "../recordings/recorded-calls.ts";
import { speechLike } from "./speech-like.ts";
import { type DemoRow, PAPER_IDS } from "./papers.ts";

/** A record of the demo, with the time (ms) of its event. */
export interface TimedRow {
  readonly at: number;
  readonly row: DemoRow;
}

/** Stores the records that belong to the demo's events: submissions, comments, and recordings with their files. */
export class PaperStore {
  constructor(
    private readonly account: string,
    private readonly files: FileStore,
  ) {}

  /** Stores records. Those that exist already are left as they are. */
  async save(db: Queries, rows: readonly TimedRow[]): Promise<void> {
    const { account } = this;
    const submissions = rows.flatMap(({ at, row }) =>
      row.kind === "submission"
        ? {
            account,
            id: row.id,
            kind: row.of,
            form: row.form,
            answers: row.answers,
            contact: row.call.contact,
            call: row.call.id,
            segment: row.call.segment,
            user_id: row.call.user,
            search: searchKey(
              row.answers.flatMap(({ value, words }) => words ?? (value === null ? [] : String(value))),
            ),
            created_at: at,
          }
        : [],
    );
    if (submissions.length > 0)
      await sql`insert into form_submissions select * from json_populate_recordset(null::form_submissions, ${JSON.stringify(submissions)}::json) on conflict do nothing`.execute(
        db,
      );
    const comments = rows.flatMap(({ at, row }) =>
      row.kind === "comment"
        ? {
            account,
            id: row.id,
            leg: row.call.leg,
            text: row.text,
            at: null,
            recording: null,
            user_id: row.user,
            created_at: at,
          }
        : [],
    );
    if (comments.length > 0)
      await db
        .insertInto("call_comments")
        .values(comments)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const { at, row } of rows) {
      if (row.kind === "recording") await this.saveRecording(db, at, row);
      if (row.kind === "review")
        await db
          .updateTable("recordings")
          .set({
            status: row.status,
            reviewed_by: row.user,
            reviewed_at: at,
            updated_at: at,
            ...(row.status === "rejected" ? { rejection_reason: "poor-audio" as const } : {}),
          })
          .where("account", "=", account)
          .where("id", "=", row.id)
          .execute();
    }
  }

  /** Deletes the records of events from `time` (ms) on, because a demo begins again at this time. */
  async forget(db: Kysely<Tables>, time: number): Promise<void> {
    const { account } = this;
    const ours = `${PAPER_IDS}%`;
    await db.transaction().execute(async (trx) => {
      await sql`delete from form_submissions where account = ${account} and id like ${ours} and created_at >= ${time}`.execute(
        trx,
      );
      await sql`delete from call_comments where account = ${account} and id like ${ours} and created_at >= ${time}`.execute(
        trx,
      );
      await sql`with gone as (delete from recordings where account = ${account} and id like ${ours} and created_at >= ${time} returning account, id)
        insert into file_removals select account, id from gone on conflict do nothing`.execute(trx);
    });
  }

  private async saveRecording(
    db: Queries,
    at: number,
    { id, call }: Extract<DemoRow, { kind: "recording" }>,
  ): Promise<void> {
    const { account } = this;
    const bytes = speechLike(call.endedAt - call.answeredAt, id);
    await this.files.write({ account, id }, 0, bytes);
    const names = await db
      .selectFrom("users")
      .select(["firstname", "lastname"])
      .where("account", "=", account)
      .where("id", "=", call.user)
      .executeTakeFirst();
    await db
      .insertInto("recordings")
      .values({
        account,
        id,
        status: "pending",
        call_id: call.id,
        call_at: timeOfCall(account, call.id),
        agent: call.user,
        segment: call.segment,
        setting: null,
        media: "audio/wav",
        size: bytes.length,
        most: 2_000_000_000,
        started_at: call.answeredAt,
        ended_at: call.endedAt,
        ended_by: "system",
        hot: true,
        reason: null,
        search: searchKey([names?.firstname, names?.lastname, call.id]),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

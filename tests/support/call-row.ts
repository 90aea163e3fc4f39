import type { Insertable, Kysely } from "kysely";
import type { Tables } from "../../server/database/schema.ts";
import { newContact, newRecord } from "../../server/read-models/call-record.ts";
import { rebuildTotals } from "../../server/read-models/call-totals.ts";

type CallRow = Insertable<Tables["call_records"]>;

/** Returns a row of an ended call that did not queue, with the given columns instead. */
export function callRow(
  values: Pick<CallRow, "account" | "id" | "segment"> & Partial<CallRow> & { readonly at: number },
): CallRow {
  const { at, ...columns } = values;
  const { account, id } = columns;
  const contact = newContact(`contact-${id}`, at, { account, epoch: 1 });
  return {
    ...newRecord(`call/${id}`, contact, at, "audio"),
    answered_at: at,
    outcome: "answered",
    waited: 0,
    tags: "[]",
    topics: "[]",
    survey: null,
    survey_answers: null,
    ...columns,
  };
}

/** Inserts calls and adds up the totals. */
export async function insertCalls(db: Kysely<Tables>, rows: readonly CallRow[]): Promise<void> {
  await db
    .insertInto("call_records")
    .values([...rows])
    .execute();
  await db.transaction().execute(rebuildTotals);
}

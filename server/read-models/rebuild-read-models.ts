import { type Kysely, type Selectable, sql } from "kysely";
import { SUMS_VERSION } from "../../streams/metrics/call-totals.ts";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { forgetDemos } from "./forget-demos.ts";
import { rebuildTotals } from "./call-totals.ts";
import { applyCallRecords, applyStatuses } from "./apply-read-models.ts";

/** Name and version of the calls and statuses. Increase the version when the same events give other records. */
const MODEL = { name: "calls", version: 2 };
/** Name and version of the totals of calls. */
const TOTALS = { name: "call-totals", version: SUMS_VERSION };
/** Events that one transaction applies. */
const PAGE = 2_000;
/** Key of the advisory lock that keeps two nodes from rebuilding at the same time. */
const LOCK = 7_002;

/**
 * Rebuilds the records of calls, contacts and statuses from the event log, and the totals from the records, if
 * they were written by an older version. Starts over if a run is interrupted.
 */
export async function rebuildReadModels(db: Kysely<Tables>): Promise<void> {
  if ((await isCurrent(db, MODEL)) && (await isCurrent(db, TOTALS))) return;
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      if (!(await isCurrent(connection, MODEL))) await rebuild(connection);
      if (!(await isCurrent(connection, TOTALS))) await addUp(connection);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

type Model = Pick<Selectable<Tables["read_models"]>, "name" | "version">;

async function isCurrent(db: Kysely<Tables>, { name, version }: Model): Promise<boolean> {
  const row = await db
    .selectFrom("read_models")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.version === version;
}

const setCurrent = (db: Kysely<Tables>, model: Model) =>
  db
    .insertInto("read_models")
    .values(model)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ version: model.version }))
    .execute();

const addUp = (db: Kysely<Tables>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await rebuildTotals(trx);
    await setCurrent(trx, TOTALS);
  });

async function rebuild(db: Kysely<Tables>): Promise<void> {
  await sql`truncate call_records, contact_records, status_records, agent_days`.execute(db);
  await sql`delete from call_totals where definition = ${SUMS_VERSION}`.execute(db);
  const epochs = await db
    .selectFrom("epochs")
    .innerJoin("channels", "channels.number", "epochs.channel")
    .select(["epochs.number", "epochs.head", "channels.account"])
    .where("channels.name", "like", "account/%/floor")
    .orderBy("epochs.number")
    .execute();
  for (const { number: epoch, head, account } of epochs) {
    for (let after = 0; after < head; after += PAGE) {
      const events = await readPage(db, epoch, after);
      await db.transaction().execute(async (trx) => {
        await forgetDemos(trx, { account, epoch }, events);
        await applyCallRecords(trx, { account, epoch }, events);
        await applyStatuses(trx, { account, epoch }, events);
      });
    }
  }
  await setCurrent(db, MODEL);
}

async function readPage(db: Kysely<Tables>, epoch: number, after: number): Promise<readonly PlacedEvent[]> {
  const { rows } = await sql<{ found: readonly PlacedEvent[] | null }>`
    select json_agg(event order by event."offset") found
    from (select * from events where epoch = ${epoch} and "offset" > ${after} and "offset" <= ${after + PAGE}) event`.execute(
    db,
  );
  return rows[0]?.found ?? [];
}

import { type RawBuilder, sql, type Transaction } from "kysely";
import { isContactSum, type SumName } from "../../streams/metrics/call-figures.ts";
import {
  changesOf,
  CONTACT_TIMES,
  FROM_WAITS,
  QUARTER,
  type StoredSum,
  SUMS_VERSION,
  type TotalChange,
  type TotaledCall,
  WAITS,
} from "../../streams/metrics/call-totals.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { CONTACT_TIME, sumColumns, WAIT_CONDITIONS } from "../metrics/sum-columns.ts";
import type { CallRecord } from "./call-record.ts";
import { forgetAgentDays } from "./forget-agent-days.ts";

type Part = RawBuilder<unknown>;

/** Columns of a record that totals depend on. */
const COLUMNS = [
  "account",
  "segment",
  "channel",
  "is_first",
  "queue",
  "answered_at",
  "outcome",
  "waited",
  "queued",
  "served",
  "transfers",
  "dismissals",
  "timeouts",
  "sentiment",
  "quality",
  "began_at",
  "created_at",
] as const satisfies readonly (keyof CallRecord)[];

type Totaled = Pick<CallRecord, (typeof COLUMNS)[number]>;

/** Sums that totals store, without `begun`. */
export const STORED_SUMS = Object.keys(sumColumns({ within: 0, short: 0 })).filter(
  (name): name is StoredSum => !FROM_WAITS.some((other) => other === name),
);
/** Returns the column of a sum. */
export const totalColumn = (name: SumName): string =>
  name === "waitedAbandoned" ? "waited_abandoned" : name;
/** Returns the column of a list of times of contacts. */
export const timesColumn = (name: (typeof CONTACT_TIMES)[number]): string => `${name}_times`;
const WAIT_COLUMNS = WAITS.map((list) => `${list}_waits`);
const LIST_COLUMNS = [...WAIT_COLUMNS, ...CONTACT_TIMES.map(timesColumn)];
/** The first columns are those by which queries select. */
const KEY = ["account", "definition", "outcome", "quarter", "segment", "channel"];
const SUMMED = [...STORED_SUMS.map(totalColumn), "begun"];
const ALL = [...KEY, ...SUMMED, ...LIST_COLUMNS];
const listed = (names: readonly string[]): Part => sql.join(names.map((name) => sql.ref(name)));

/**
 * Deletes records of calls of an account that meet a condition, subtracts them from the totals, and forgets the
 * sums of agents since the first of them.
 */
export async function deleteCalls(
  trx: Transaction<Tables>,
  account: string,
  where: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<Totaled>`
    delete from call_records where account = ${account} and ${where} returning ${listed(COLUMNS)}`.execute(
    trx,
  );
  if (rows.length === 0) return;
  await changeTotals(trx, rows, []);
  const since = Math.min(...rows.map(({ created_at }) => created_at));
  await forgetAgentDays(trx, account, { since, until: null });
}

/** Returns the columns of stored records that totals depend on. */
export async function readTotaled(db: Queries, where: Part): Promise<readonly Totaled[]> {
  const { rows } = await sql<{ found: readonly Totaled[] | null }>`
    select json_agg(record) as found from (select ${listed(COLUMNS)} from call_records where ${where}) as record`.execute(
    db,
  );
  return rows[0]?.found ?? [];
}

/**
 * Updates the totals after records were replaced: subtracts the `old` ones and adds the `current` ones. All
 * writers change totals in the same order, so that they do not wait for each other in a circle.
 */
export async function changeTotals(
  trx: Transaction<Tables>,
  old: readonly Totaled[],
  current: readonly Totaled[],
): Promise<void> {
  const changes = changesOf(old.map(totaledOf), current.map(totaledOf));
  if (changes.length > 0) await addChanges(trx, JSON.stringify(changes.map(rowOf)));
}

/** Returns the changes of the totals by new records, as JSON for `addChanges`. */
export const addedTotals = (records: readonly Totaled[]): string =>
  JSON.stringify(changesOf([], records.map(totaledOf)).map(rowOf));

/** Adds changes, as JSON, to the totals. */
export async function addChanges(trx: Transaction<Tables>, rows: string): Promise<void> {
  await addTotals(
    trx,
    sql`select ${listed(ALL)} from json_populate_recordset(null::call_totals, ${rows}::json) order by ${listed(KEY)}`,
  );
}

const totaledOf = (record: Totaled): TotaledCall => ({
  account: record.account,
  segment: record.segment ?? "",
  channel: record.channel,
  createdAt: record.created_at,
  beganAt: record.began_at,
  isFirst: record.is_first,
  hasQueued: record.queue !== null,
  isAnswered: record.answered_at !== null,
  outcome: record.outcome,
  waited: record.waited,
  queued: record.queued,
  served: record.served,
  transfers: record.transfers,
  dismissals: record.dismissals,
  timeouts: record.timeouts,
  sentiment: record.sentiment,
  quality: record.quality,
});

/** Returns the row that is added to a total. A time that the total loses is stored as -1 - time. */
const rowOf = ({ sums, gained, lost, ...rest }: TotalChange): object => ({
  ...rest,
  definition: SUMS_VERSION,
  ...Object.fromEntries(STORED_SUMS.map((name) => [totalColumn(name), sums[name]])),
  ...Object.fromEntries(
    [...WAITS, ...CONTACT_TIMES].map((list, place) => [
      LIST_COLUMNS[place],
      [...gained[list], ...lost[list].map((time) => -1 - time)],
    ]),
  ),
});

/** Adds rows to the totals. Lists of times stay in order. */
async function addTotals(trx: Transaction<Tables>, rows: Part): Promise<void> {
  const added = SUMMED.map(
    (name) => sql`${sql.ref(name)} = total.${sql.ref(name)} + excluded.${sql.ref(name)}`,
  );
  const merged = LIST_COLUMNS.map((name) => {
    const [before, change] = [sql`total.${sql.ref(name)}`, sql`excluded.${sql.ref(name)}`];
    return sql`${sql.ref(name)} = case when cardinality(${change}) = 0 then ${before} else array(
      select ms from unnest(${before} || ${change}) as ms where ms >= 0
      except all select -1 - ms from unnest(${change}) as ms where ms < 0 order by 1) end`;
  });
  await sql`
    insert into call_totals as total (${listed(ALL)}) ${rows}
    on conflict (${listed(KEY)}) do update set ${sql.join([...added, ...merged])}`.execute(trx);
}

/** Length (ms) of the time whose calls one statement adds up. */
const STEP = 7 * 86_400_000;

/** Adds up all records of calls again. Totals of earlier definitions are kept. */
export async function rebuildTotals(trx: Transaction<Tables>): Promise<void> {
  // Other nodes write no records until the end of the transaction.
  await sql`lock table call_records in share row exclusive mode`.execute(trx);
  await sql`delete from call_totals where definition = ${SUMS_VERSION}`.execute(trx);
  const { rows } = await sql<{ account: string; first: number | null; last: number | null }>`
    select id as account, least((select min(began_at) from call_records where account = accounts.id), (select min(created_at) from call_records where account = accounts.id)) as first,
      (select max(created_at) from call_records where account = accounts.id) as last from accounts`.execute(
    trx,
  );
  for (const { account, first, last } of rows)
    if (first !== null && last !== null)
      for (let from = first - (first % STEP); from <= last; from += STEP) {
        for (const by of ["created_at", "began_at"] as const)
          for (const ofOutcomes of [false, true])
            await addTotals(trx, totalsBetween({ by, ofOutcomes }, { account, from, to: from + STEP }));
      }
}

interface Stretch {
  readonly account: string;
  /** ms; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

interface Totaling {
  readonly by: "created_at" | "began_at";
  /** False for the totals of all calls, true for those of each outcome. */
  readonly ofOutcomes: boolean;
}

/** Returns the totals of the records whose time in a column is in the stretch: only the sums that count for it. */
function totalsBetween({ by, ofOutcomes }: Totaling, { account, from, to }: Stretch): Part {
  const ofContacts = by === "began_at";
  const none = sql`'{}'::bigint[]`;
  const inOrder = (value: Part, condition: Part) =>
    sql`coalesce(array_agg(${value} order by ${value}) filter (where ${condition}), '{}')`;
  const sums = sumColumns({ within: 0, short: 0 });
  const values = [
    ...STORED_SUMS.map((name) => (isContactSum(name) === ofContacts ? sums[name] : sql`0`)),
    ofContacts ? sql`count(*)` : sql`0`,
    ...WAITS.map((list) =>
      ofContacts ? none : inOrder(sql`waited`, sql`waited is not null and ${WAIT_CONDITIONS[list]}`),
    ),
    ...CONTACT_TIMES.map((name) => (ofContacts ? inOrder(CONTACT_TIME[name], sql`is_first`) : none)),
  ];
  const outcome = ofOutcomes ? sql`outcome` : sql`''::text`;
  return sql`
    select account, ${SUMS_VERSION}::integer, ${outcome} as total, ${sql.ref(by)} / ${sql.lit(QUARTER)} as quarter, coalesce(segment, ''), channel, ${sql.join(values)}
    from call_records where account = ${account} and ${sql.ref(by)} >= ${from} and ${sql.ref(by)} < ${to} ${ofOutcomes ? sql`and outcome is not null` : sql``}
    group by account, total, quarter, coalesce(segment, ''), channel`;
}

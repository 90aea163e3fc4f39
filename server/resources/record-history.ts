import { type RawBuilder, sql } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Queries } from "../database/schema.ts";
import { type ListQuery, namesIn, type Page } from "../kit/resource.ts";
import { relatedTo } from "./check-references.ts";
import { auditChannel } from "../log/channel-name.ts";
import { eventsOf } from "../log/read-log.ts";
import { populateEver } from "./named-ever.ts";
import { type State, stateOf } from "./record-state.ts";
import type { HistorySpec } from "./history-spec.ts";

interface Kept {
  readonly id: string;
  readonly type: string;
  readonly time: number;
  readonly data: { readonly by?: string; readonly before?: unknown; readonly after?: unknown };
}

/** Event types that contain an earlier state. Other events of a record cannot be restored. */
const CHANGES = ["created", "edited", "removed"];

/** A change of a record: author, and the state before and after. */
interface Moment {
  readonly _id: string;
  readonly time: string;
  readonly what: string;
  /** Their id, and then a reference. */
  readonly by: unknown;
  readonly before: State | null;
  readonly after: State | null;
  readonly replaced: readonly string[];
}

interface Asked {
  readonly account: string;
  readonly id: string;
  readonly query: ListQuery;
}

/**
 * Returns the history of a record, latest first, from the account's audit channel; also after its removal.
 * Throws a problem if the account never had it.
 */
export async function readHistory(
  db: Queries,
  recounted: HistorySpec,
  { account, id, query }: Asked,
): Promise<Page<Moment>> {
  const { $limit: limit = 10, $skip: skip = 0 } = query;
  const { event, subject, also } = recounted;
  const among = sql`${eventsOf(auditChannel(account), [`${subject}/${id}`], [...CHANGES.map((what) => `${event}-${what}`), ...also])}${andAbout(recounted)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${among}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  // Without events, the record either exists unchanged or is unknown.
  if (total === 0 && !(await isHere(db, recounted, account, id))) throw new Problem("not-found");
  const { rows } =
    await sql<Kept>`select id, type, time, data ${among} order by epoch desc, "offset" desc limit ${limit} offset ${skip}`.execute(
      db,
    );
  return {
    total,
    skip,
    limit,
    data: await named(
      db,
      recounted,
      account,
      rows.map((row) => momentOf(recounted, id, row)),
    ),
  };
}

/** For a part of a record, excludes changes of its other members. */
function andAbout({ partial, members }: HistorySpec): RawBuilder<unknown> {
  if (!partial) return sql``;
  const stays = members.map(
    (member) => sql`(data -> 'before' -> ${member})::jsonb = (data -> 'after' -> ${member})::jsonb`,
  );
  return sql` and (${sql.join(stays, sql` and `)}) is not true`;
}

async function isHere(db: Queries, { within }: HistorySpec, account: string, id: string): Promise<boolean> {
  const { table, among, account: own = sql`account` } = namesIn(relatedTo(within));
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${own} = ${account} and id = ${id}${among ? sql` and ${among}` : sql``}`.execute(
      db,
    );
  return rows.length > 0;
}

function momentOf(recounted: HistorySpec, of: string, { id: _id, type, time, data }: Kept): Moment {
  const { event, also } = recounted;
  const what = type.startsWith(`${event}-`) ? type.slice(event.length + 1) : type;
  const happened = { _id, time: new Date(time).toISOString(), what, by: data.by ?? null };
  if (also.includes(type)) return { ...happened, before: null, after: null, replaced: [] };
  return {
    ...happened,
    before: stateOf(recounted, of, data.before),
    after: stateOf(recounted, of, data.after),
    replaced: replacedIn(recounted, data),
  };
}

/**
 * Returns the replaced secrets. The log contains the dates of a record's secrets, and for passwords that they
 * changed.
 */
function replacedIn({ secrets }: HistorySpec, { before, after }: Kept["data"]): string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return secrets.filter(
    (secret) =>
      is[`${secret}Changed`] === true ||
      (is[secret] != null && valuesOf(is[secret])["setAt"] !== valuesOf(was[secret])["setAt"]) ||
      typeof is[secret] === "string",
  );
}

const valuesOf = (said: unknown): Readonly<Record<string, unknown>> =>
  typeof said === "object" && said !== null ? Object.fromEntries(Object.entries(said)) : {};

/** Populates the references in the states with names. */
async function named(
  db: Queries,
  { references }: HistorySpec,
  account: string,
  moments: readonly Moment[],
): Promise<Moment[]> {
  const shown = await populateEver(
    db,
    account,
    { by: "User" },
    moments.map(({ _id, by }) => ({ _id, by })),
  );
  const states = moments.flatMap(({ before, after }) => [before, after].filter((state) => state !== null));
  const told = await populateEver(db, account, { ...references, createdBy: "User" }, states);
  const toldOf = new Map(states.map((state, at) => [state, told[at] ?? null]));
  const find = (state: State | null) => (state === null ? null : (toldOf.get(state) ?? null));
  return moments.map((moment, at) => ({
    ...moment,
    by: shown[at]?.["by"] ?? null,
    before: find(moment.before),
    after: find(moment.after),
  }));
}

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

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly time: number;
  readonly data: { readonly by?: string; readonly before?: unknown; readonly after?: unknown };
}

/** Suffixes of event types that contain states of the record. Other events contain no state to restore. */
const CHANGES = ["created", "edited", "removed"];

/** An event of a record: author and, for a change, the state before and after. */
interface Moment {
  readonly _id: string;
  readonly time: string;
  /** Suffix of the event type, such as `edited`; the whole type if its prefix is not that of the record. */
  readonly what: string;
  /** Id of the author, which `named` replaces by a reference; null if the event has no author. */
  readonly by: unknown;
  readonly before: State | null;
  readonly after: State | null;
  /** Names of the secret members that the change set or replaced. */
  readonly replaced: readonly string[];
}

interface HistoryRequest {
  readonly account: string;
  readonly id: string;
  readonly query: ListQuery;
}

/**
 * Returns the history of a record from the account's audit channel, latest entry first. A removed record
 * still has its history. Throws a problem if the account never had the record.
 */
export async function readHistory(
  db: Queries,
  spec: HistorySpec,
  { account, id, query }: HistoryRequest,
): Promise<Page<Moment>> {
  const { $limit: limit = 10, $skip: skip = 0 } = query;
  const { event, subject, also } = spec;
  const among = sql`${eventsOf(auditChannel(account), [`${subject}/${id}`], [...CHANGES.map((what) => `${event}-${what}`), ...also])}${partCondition(spec)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${among}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  // Without events, the record either exists unchanged or is unknown.
  if (total === 0 && !(await exists(db, spec, account, id))) throw new Problem("not-found");
  const { rows } =
    await sql<EventRow>`select id, type, time, data ${among} order by epoch desc, "offset" desc limit ${limit} offset ${skip}`.execute(
      db,
    );
  return {
    total,
    skip,
    limit,
    data: await named(
      db,
      spec,
      account,
      rows.map((row) => momentOf(spec, id, row)),
    ),
  };
}

/**
 * Returns a condition that excludes changes which concern only other members, if the history covers a part of
 * a record. Otherwise returns an empty condition.
 */
function partCondition({ partial, members }: HistorySpec): RawBuilder<unknown> {
  if (!partial) return sql``;
  const stays = members.map(
    (member) => sql`(data -> 'before' -> ${member})::jsonb = (data -> 'after' -> ${member})::jsonb`,
  );
  return sql` and (${sql.join(stays, sql` and `)}) is not true`;
}

async function exists(db: Queries, { within }: HistorySpec, account: string, id: string): Promise<boolean> {
  const { table, among, account: own = sql`account` } = namesIn(relatedTo(within));
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${own} = ${account} and id = ${id}${among ? sql` and ${among}` : sql``}`.execute(
      db,
    );
  return rows.length > 0;
}

function momentOf(spec: HistorySpec, of: string, { id: _id, type, time, data }: EventRow): Moment {
  const { event, also } = spec;
  const what = type.startsWith(`${event}-`) ? type.slice(event.length + 1) : type;
  const happened = { _id, time: new Date(time).toISOString(), what, by: data.by ?? null };
  if (also.includes(type)) return { ...happened, before: null, after: null, replaced: [] };
  return {
    ...happened,
    before: stateOf(spec, of, data.before),
    after: stateOf(spec, of, data.after),
    replaced: replacedIn(spec, data),
  };
}

/**
 * Returns the names of the secret members that a change set or replaced. The log contains the time at which a
 * secret was set (`setAt`); for a password, only that it changed (`passwordChanged`).
 */
function replacedIn({ secrets }: HistorySpec, { before, after }: EventRow["data"]): string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return secrets.filter(
    (secret) =>
      is[`${secret}Changed`] === true ||
      (is[secret] != null && valuesOf(is[secret])["setAt"] !== valuesOf(was[secret])["setAt"]) ||
      typeof is[secret] === "string",
  );
}

const valuesOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null ? Object.fromEntries(Object.entries(data)) : {};

/** Populates the authors, and the references in the states, with names. */
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
  const populated = await populateEver(db, account, { ...references, createdBy: "User" }, states);
  const populatedOf = new Map(states.map((state, at) => [state, populated[at] ?? null]));
  const find = (state: State | null) => (state === null ? null : (populatedOf.get(state) ?? null));
  return moments.map((moment, at) => ({
    ...moment,
    by: shown[at]?.["by"] ?? null,
    before: find(moment.before),
    after: find(moment.after),
  }));
}

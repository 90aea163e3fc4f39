import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Call, CallPage, CountedSum } from "../../openapi/generated/console.ts";
import { may } from "../auth/caller.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { hasOffer, offeredSince } from "../metrics/agent-spans.ts";
import { hasOutcome, OUTCOME } from "../metrics/call-filters.ts";
import { intervalStart, quarterOf } from "../metrics/call-groups.ts";
import { countConditions } from "../metrics/sum-columns.ts";
import { SHORT_SECONDS } from "../../streams/metrics/call-figures.ts";
import { longestWait, partsOf, periodIn, TIES, type TimeQuery } from "../resources/call-orders.ts";
import { addOffers } from "../resources/call-offers.ts";
import { readCallHistory } from "../resources/call-history.ts";
import { recordedFilter } from "../recordings/recorded-calls.ts";
import { populateEver } from "../resources/named-ever.ts";
import { contains, either } from "../kit/filter-sql.ts";
import { found, listResource, readResource } from "../kit/list.ts";
import type { ListQuery, Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["call_records"]> & { readonly state: NonNullable<Call["outcome"]> };

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Returns the condition of the calls that each sum of the metrics counts, by the thresholds of the account. */
const countedIn = (account: string) =>
  countConditions({
    within: sql`(select 1000 * (accounts.targets ->> 'answerWithinSeconds')::int from accounts where accounts.id = ${account})`,
    short: sql`${SHORT_SECONDS * 1000}`,
  });

/** True for calls that missed the threshold of the service level, as the measure `late` counts them. */
const isLate = (account: string) => {
  const { answered, answeredInTime, abandoned } = countedIn(account);
  return sql<boolean>`coalesce(${answered} and not (${answeredInTime}) or ${abandoned}, false)`;
};

/** Matches calls that at least one of the sums counts. */
const isCounted = (sums: readonly string[], account: string) => {
  const counted = countedIn(account);
  return either(
    // The contract allows the names of these sums only.
    sums.map((name) => sql<boolean>`coalesce(${counted[name as CountedSum]}, false)`),
  );
};

/** Matches calls with one of the answers: `nps:9` on a scale, `recommend=9` to a question, or `any`. */
const answeredWith = (answers: readonly string[]) =>
  answers.includes("any")
    ? sql<boolean>`survey_answers is not null`
    : sql<boolean>`(survey_answers is not null and exists (select 1
        from json_to_recordset(survey_answers) as answer (question text, scale text, score float8)
        where scale || ':' || score = any(${[...answers]}::text[]) or question || '=' || score = any(${[...answers]}::text[])))`;

/** Conditions by the values of `with` and `without`. */
const HAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  tags: sql`json_array_length(tags) > 0`,
  topics: sql`json_array_length(topics) > 0`,
  reason: sql`reason is not null`,
};
const all = (conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Filters by the agent of an offer. */
const OFFERED: ReadonlySet<string> = new Set(["offeredTo", "declinedBy", "missedBy"]);

/** Returns the agents of each filter by the agent of an offer, unless it excludes them. */
const offersOf = (query: ListQuery): readonly (readonly string[])[] =>
  Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    if (!OFFERED.has(name)) return [];
    const agents = typeof value === "object" && value !== null && "$in" in value ? value.$in : value;
    return typeof agents === "string" || Array.isArray(agents) ? [[agents].flat().map(String)] : [];
  });

const calls: Resource<Row, Call> = {
  table: "call_records",
  besides: sql`${OUTCOME} as state`,
  sorts: {
    startedAt: sql`started_at`,
    endedAt: sql`ended_at`,
    createdAt: sql`created_at`,
    waited: sql`waited`,
    // Calls without an answer have no handle time: they come last, not first.
    served: sql`coalesce(served, 0)`,
    transfers: sql`transfers`,
  },
  ties: TIES,
  parts: partsOf,
  order: ["startedAt", -1],
  continued: ["startedAt", "createdAt"],
  filters: {
    _id: { column: "id", kind: "value" },
    agent: { column: "agent", kind: "value" },
    privilege: {
      column: sql`(select users.privilege from users where users.account = call_records.account and users.id = call_records.agent)`,
      kind: "value",
    },
    late: {
      column: sql`false`,
      kind: "value",
      matches: (values, account) => sql<boolean>`(${isLate(account)})::text = any(${[...values]}::text[])`,
    },
    counted: { column: sql`true`, kind: "value", matches: isCounted },
    uncounted: {
      column: sql`true`,
      kind: "value",
      matches: (sums, account) => sql<boolean>`not ${isCounted(sums, account)}`,
    },
    queued: { column: sql`(queue is not null)`, kind: "value" },
    consent: { column: sql`(consent_at is not null)`, kind: "value" },
    with: { column: "id", kind: "value", matches: (values) => all(values.map((value) => HAS[value])) },
    without: {
      column: "id",
      kind: "value",
      matches: (values) => all(values.map((value) => sql`not coalesce(${HAS[value]}, false)`)),
    },
    segment: { column: "segment", kind: "value" },
    channel: { column: "channel", kind: "value" },
    outcome: { column: OUTCOME, kind: "value", matches: hasOutcome },
    customer: { column: "customer", kind: "value" },
    contact: { column: "contact", kind: "value" },
    tags: { column: sql`array(select json_array_elements_text(tags))`, kind: "list" },
    topics: { column: sql`array(select json_array_elements_text(topics))`, kind: "list" },
    sentiment: { column: "sentiment", kind: "value" },
    reason: { column: "reason", kind: "value" },
    origin: { column: "origin", kind: "value" },
    device: { column: "device", kind: "value" },
    location: { column: "location", kind: "value" },
    survey: { column: "survey_form", kind: "value" },
    surveyScore: { column: "survey_score", kind: "value" },
    surveyAnswer: {
      column: "survey_answers",
      kind: "value",
      matches: (values) => answeredWith(values),
    },
    waited: { column: "waited", kind: "value" },
    served: { column: "served", kind: "value" },
    transfers: { column: "transfers", kind: "value" },
    offers: { column: "offers", kind: "value" },
    dismissals: { column: "dismissals", kind: "value" },
    timeouts: { column: "timeouts", kind: "value" },
    offeredTo: { column: "id", kind: "value", matches: (agents) => hasOffer("offers", agents) },
    declinedBy: { column: "id", kind: "value", matches: (agents) => hasOffer("declined", agents) },
    missedBy: { column: "id", kind: "value", matches: (agents) => hasOffer("missed", agents) },
    startedAt: { column: "started_at", kind: "time" },
    endedAt: { column: "ended_at", kind: "time" },
    createdAt: { column: "created_at", kind: "time" },
    beganAt: { column: "began_at", kind: "time" },
  },
  // A call starts after its record, by its wait: so the order of the start is read from the period only. In other
  // orders, the planner would expect too few calls.
  implied: (query, account) => {
    const [from, to] = periodIn(query);
    const offered = offersOf(query).map((agents) => offeredSince(account, from ?? 0, agents));
    if (Object.keys(query.$sort ?? {}).some((name) => name !== "startedAt")) return offered;
    return [
      ...offered,
      ...(from === null ? [] : [sql<boolean>`started_at >= ${from}`]),
      ...(to === null ? [] : [sql<boolean>`started_at < ${to}::bigint + ${longestWait(account)}`]),
    ];
  },
  // The words of a search are those of the call, or of the contact record of its customer.
  search: (text, account) =>
    either([
      contains("search", text),
      // As an array, the customers can be looked up in the index of the calls.
      sql<boolean>`customer = any(array(select person.data ->> 'externalId' from resource_records as person
        where person.account = ${account} and person.collection = 'Contact' and ${contains("person.search", text)}))`,
    ]),
  shape: (row) => ({
    _id: row.id,
    contact: row.contact,
    queue: row.queue,
    customer: row.customer,
    channel: row.channel,
    origin: row.origin,
    device: row.device,
    location: row.location,
    consentAt: timeOf(row.consent_at),
    agent: row.agent,
    segment: row.segment,
    transferredAgent: row.transferred_agent,
    transferredSegment: row.transferred_segment,
    transfers: row.transfers,
    offers: row.offers,
    dismissals: row.dismissals,
    timeouts: row.timeouts,
    outcome: row.state,
    reason: row.reason,
    waited: row.waited,
    served: row.served,
    tags: [...row.tags],
    sentiment: row.sentiment,
    topics: [...row.topics],
    summary: row.summary,
    quality: row.quality,
    survey: row.survey,
    surveyForm: row.survey_form,
    surveyAnswers: row.survey_answers && [...row.survey_answers],
    surveyScore: row.survey_score,
    comments: row.comments,
    startedAt: new Date(row.started_at).toISOString(),
    answeredAt: timeOf(row.answered_at),
    endedAt: timeOf(row.ended_at),
    endedBy: row.ended_by,
    createdAt: new Date(row.created_at).toISOString(),
  }),
  related: {},
};

const REFERENCES: Readonly<Record<string, string>> = {
  agent: "User",
  segment: "Segment",
  transferredAgent: "User",
  transferredSegment: "Segment",
};

/** Populates the agents and segments of calls with their names, even if the agent or segment was removed. */
function populateNames(
  db: Kysely<Tables>,
  account: string,
  shapes: readonly Call[],
  members: readonly string[],
): Promise<Call[]> {
  const references = Object.fromEntries(
    Object.entries(REFERENCES).filter(([member]) => members.includes(member)),
  );
  return populateEver(db, account, references, shapes);
}

/** Returns the contact records whose external ids are these customers. */
async function peopleNamed(db: Kysely<Tables>, account: string, customers: readonly string[]) {
  const { rows } = await sql<{ customer: string; id: string; name: string | null }>`
    select data ->> 'externalId' as customer, id, data ->> 'name' as name from resource_records
    where account = ${account} and collection = 'Contact' and data ->> 'externalId' = any(${[...customers]}::text[])
    order by id`.execute(db);
  return rows;
}

/** Adds the contact record of the customer, and the latest recording if the caller may read recordings. */
async function addRelated(
  db: Kysely<Tables>,
  account: string,
  shapes: readonly Call[],
  mayRead: { readonly people: boolean; readonly recordings: boolean },
  wanted: (member: "customer" | "person" | "recording") => boolean = () => true,
): Promise<Call[]> {
  // A query for none of the calls would be a syntax error.
  if (shapes.length === 0) return [];
  const customers = shapes.flatMap(({ customer }) => customer ?? []);
  const [people, recordings] = await Promise.all([
    mayRead.people ? peopleNamed(db, account, customers) : [],
    mayRead.recordings
      ? db
          .selectFrom("recordings")
          .select(["id", "call_id", "status"])
          .where("account", "=", account)
          .where(
            "call_id",
            "in",
            shapes.map(({ _id }) => _id),
          )
          .orderBy("id")
          .execute()
      : [],
  ]);
  const personOf = new Map(people.map(({ customer, id, name }) => [customer, { _id: id, name }]));
  const recordingOf = new Map(recordings.map(({ call_id, id, status }) => [call_id, { _id: id, status }]));
  return shapes.map(({ customer, ...call }) => ({
    ...call,
    ...(customer !== undefined && wanted("customer") && { customer }),
    ...(wanted("person") && { person: personOf.get(customer ?? "") ?? null }),
    ...(wanted("recording") && { recording: recordingOf.get(call._id) ?? null }),
  }));
}

/** Counts the calls of a collection that match a query, by interval of the account's time zone. */
async function countByInterval(
  db: Kysely<Tables>,
  collection: typeof calls,
  account: string,
  query: ListQuery,
  interval: "quarter" | "hour" | "day",
): Promise<NonNullable<CallPage["intervals"]>> {
  const { time_zone: zone } = await db
    .selectFrom("accounts")
    .select("time_zone")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Readonly<Record<"start" | "calls" | "late", number>>>`
    select ${intervalStart(interval, zone)}::float8 as start, sum(calls)::int as calls, sum(late)::int as late
    from (select ${quarterOf("created_at")} as quarter, count(*) as calls, count(*) filter (where ${isLate(account)}) as late
      from call_records where ${found(collection, account, query)} group by 1) as part
    group by 1 order by 1`.execute(db);
  return rows.map(({ start, ...counts }) => ({ start: new Date(start).toISOString(), ...counts }));
}

/** Reads the call that answered a queue entry; null if there is none. */
async function readAnswered(db: Kysely<Tables>, account: string, queue: string): Promise<Call | null> {
  const record = await db
    .selectFrom("call_records")
    .select("id")
    .where("account", "=", account)
    .where("leg", "=", `queue/${queue}`)
    .executeTakeFirst();
  return record ? readResource(db, calls, account, record.id, []) : null;
}

/** Returns the collection of calls, and their filter by recordings if a query has it. */
async function withRecordings(
  db: Kysely<Tables>,
  account: string,
  query: TimeQuery & { readonly recording?: unknown; readonly $interval?: unknown },
): Promise<typeof calls> {
  const { recording: asked, $count, $interval } = query;
  if (asked === undefined) return calls;
  const statuses = typeof asked === "object" && asked !== null ? Object.values(asked).flat() : [asked];
  const [from, to] = periodIn(query);
  const recording = await recordedFilter(db, {
    account,
    statuses: statuses.map(String),
    from,
    to,
    isPage: $count === "none" && $interval === undefined,
  });
  return { ...calls, filters: { ...calls.filters, recording } };
}

/** Calls of an account, latest first. */
export const callRoutes = (db: Kysely<Tables>): Handlers<"listCalls" | "readCall" | "readCallHistory"> => ({
  listCalls: async ({ caller, query: { populate = [], ...query } }) => {
    const { $interval: interval } = query;
    if (query.recording !== undefined && !may(caller, "recordings.read")) throw new Problem("forbidden");
    const selected = query.$select;
    const wanted = (member: "customer" | "person" | "recording") => selected?.includes(member) ?? true;
    const collection = await withRecordings(db, caller.account, query);
    const page = await listResource(db, collection, caller.account, {
      ...query,
      // The contact record is found by the customer.
      ...(selected && wanted("person") && { $select: [...selected, "customer"] }),
    });
    const mayRead = {
      people: wanted("person") && may(caller, "contacts.read"),
      recordings: wanted("recording") && may(caller, "recordings.read"),
    };
    const data = await addRelated(db, caller.account, page.data, mayRead, wanted);
    const named = await populateNames(db, caller.account, data, populate);
    const shown = populate.includes("offered") ? await addOffers(db, caller.account, named) : named;
    const intervals = interval && (await countByInterval(db, collection, caller.account, query, interval));
    return { body: { ...page, data: shown, ...(intervals && { intervals }) } };
  },
  readCall: async ({ caller, path }) => {
    const call =
      (await readResource(db, calls, caller.account, path.id, [])) ??
      (await readAnswered(db, caller.account, path.id));
    if (!call) throw new Problem("not-found");
    const [full = call] = await addRelated(db, caller.account, [call], {
      people: may(caller, "contacts.read"),
      recordings: may(caller, "recordings.read"),
    });
    const [shown = full] = await populateNames(db, caller.account, [full], Object.keys(REFERENCES));
    return { body: shown };
  },
  readCallHistory: async ({ caller, path }) => ({ body: await readCallHistory(db, caller.account, path.id) }),
});

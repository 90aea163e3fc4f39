import { type RawBuilder, sql } from "kysely";
import { searchWords } from "../../openapi/formats/search-text.ts";
import type { FoundRecord } from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import { featuresOf } from "../auth/authorize.ts";
import { PERMISSIONS } from "../auth/permissions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { OperationId } from "../contract/operations.ts";
import type { Queries } from "../database/schema.ts";
import { uploads } from "../files/upload-record.ts";
import { usersFor } from "../people/user-resource.ts";
import { resourceOf } from "../resources/described-resource.ts";
import { type Described, RESOURCES } from "../resources/described.ts";
import { nameOf } from "../resources/member-rules.ts";
import { matchesOwnText } from "../resources/searched-in.ts";
import { matches, sortKey } from "../kit/filter-sql.ts";
import { webhookResource } from "../webhooks/webhook-record.ts";
import { branches } from "../resources/branch-record.ts";
import { findsFew, foundIn } from "../kit/list.ts";
import { type Collection, namesIn } from "../kit/resource.ts";
import { submissions } from "./submissions.ts";

/** A list to search, and the texts that a result shows. */
interface Source {
  /** Name of the list in the response. */
  readonly list: string;
  /** Operation whose permission and plan feature are required. */
  readonly operation: OperationId;
  readonly collection: Collection;
  readonly name: RawBuilder<unknown>;
  /** Detail that distinguishes records of the same name. */
  readonly detail?: RawBuilder<unknown>;
}

const people = usersFor(null);
const person = {
  operation: "listUsers",
  name: namesIn("users").name,
  detail: sql`coalesce(email, username)`,
} as const;
/** Text answers of a submission, used as its name. */
const ANSWERS = sql`(select string_agg(answer ->> 'value', ' · ') from jsonb_array_elements(answers) as answer where jsonb_typeof(answer -> 'value') = 'string' and answer ->> 'value' <> '')`;

const SOURCES: readonly Source[] = [
  { ...person, list: "users", collection: { ...people, among: sql<boolean>`level >= 4 and not imported` } },
  { ...person, list: "administrators", collection: { ...people, among: sql<boolean>`level < 4` } },
  { list: "branches", operation: "listBranches", collection: branches, name: sql`label`, detail: sql`name` },
  {
    list: "webhooks",
    operation: "listWebhooks",
    collection: webhookResource,
    name: namesIn("webhooks").name,
    detail: sql`url`,
  },
  {
    list: "submissions",
    operation: "listFormSubmissions",
    collection: submissions,
    name: ANSWERS,
    detail: namesIn("form_submissions").name,
  },
  { list: "uploads", operation: "listUploads", collection: uploads, name: namesIn("uploads").name },
  ...RESOURCES.map((described): Source => ({
    list: described.permission,
    operation: described.list as OperationId,
    collection: { ...ownOf(described), search: matchesOwnText },
    name: nameOf(described),
    detail: detailOf(described),
  })), // the operations are generated from the same descriptions
];

/**
 * Returns the collection of a described resource, without records that were imported from a replay file.
 */
function ownOf(described: Described): Collection {
  const { among, ...collection } = resourceOf(described);
  const own =
    among && described.members.includes("imported") ? sql<boolean>`${among} and not imported` : among;
  return { ...collection, ...(own && { among: own }) };
}

/**
 * Returns the expression for a record's detail: its unique member, otherwise another member that can form its
 * name. Empty members and those equal to the name are skipped.
 */
function detailOf({ title, unique, names }: Described): RawBuilder<unknown> {
  const members = [...(unique === null ? [] : [unique]), ...(names ?? [])].filter(
    (member) => member !== title && !member.includes(" "),
  );
  return sql`(select candidate from unnest(array[${sql.join([sql`null`, ...members.map((member) => sql`data ->> ${sql.lit(member)}`)])}]) as candidate where candidate <> '' and candidate <> data ->> ${sql.lit(title)} limit 1)`;
}

interface Row {
  readonly source: number;
  readonly id: string;
  readonly name: string | null;
  readonly detail: string | null;
}

/** The list that can have 100,000 records, which are too many to scan for a short word. */
const MANY = "contacts";
/**
 * Minimum length of a word that the trigram index can find. If all words are shorter, the list `MANY` is
 * searched only by the start of names.
 */
const INDEXED = 3;
const beginsWith = (typed: string) =>
  matches(sql`(keys ->> 'name') collate "C"`, sortKey(typed), "beginning");

/** Search across all lists that the caller can read. */
export const searchRoutes = (db: Queries): Handlers<"searchRecords"> => ({
  searchRecords: async ({ caller, query: { $search, $limit = 4 } }) => ({
    body: { data: await search(db, caller, $search, $limit) },
  }),
});

async function search(
  db: Queries,
  caller: SessionCaller,
  typed: string,
  limit: number,
): Promise<FoundRecord[]> {
  const open = await openTo(db, caller);
  if (open.length === 0) return [];
  const query = { $search: typed };
  const isShort = searchWords(typed)
    .flat()
    .every((word) => word.length < INDEXED);
  const many = isShort ? undefined : open.find(({ list }) => list === MANY);
  const areFew = many !== undefined && (await findsFew(db, many.collection, caller.account, query));
  const each = open.map(({ list, collection, name, detail }, source) => {
    const within = isShort && list === MANY ? { ...collection, search: beginsWith } : collection;
    return sql`(select ${sql.lit(source)}::int as source, id, ${name} as name, ${detail ?? sql`null`}::text as detail from ${foundIn(within, caller.account, query, areFew && list === MANY)} limit ${limit})`;
  });
  const { rows } = await sql<Row>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows
    .sort(
      (a, b) =>
        a.source - b.source || compare(sortKey(a.name ?? ""), sortKey(b.name ?? "")) || compare(a.id, b.id),
    )
    .map(({ source, id, name, detail }) => ({
      list: open[source]?.list ?? "",
      _id: id,
      name: name ?? "",
      detail,
    }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the lists that the caller can read under the account's plan. */
async function openTo(db: Queries, caller: SessionCaller): Promise<Source[]> {
  const features = await featuresOf(db, caller.account);
  return SOURCES.filter(({ operation }) => {
    const { permission, feature } = { feature: undefined, ...PERMISSIONS[operation] };
    return (
      permission !== "public" &&
      permission !== "signed-in" &&
      may(caller, permission) &&
      (feature === undefined || features.has(feature))
    );
  });
}

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

/** Records of a list and their search text. */
interface Source {
  /** Resource in permissions. */
  readonly list: string;
  /** Operation whose requirements apply. */
  readonly asked: OperationId;
  readonly collection: Collection;
  readonly name: RawBuilder<unknown>;
  /** Detail that distinguishes records of the same name. */
  readonly detail?: RawBuilder<unknown>;
}

const people = usersFor(null);
const person = {
  asked: "listUsers",
  name: namesIn("users").name,
  detail: sql`coalesce(email, username)`,
} as const;
/** Text answers of a submission, which serve as its name. */
const ANSWERS = sql`(select string_agg(answer ->> 'value', ' · ') from jsonb_array_elements(answers) as answer where jsonb_typeof(answer -> 'value') = 'string' and answer ->> 'value' <> '')`;

const SOURCES: readonly Source[] = [
  { ...person, list: "users", collection: { ...people, among: sql<boolean>`level >= 4 and not imported` } },
  { ...person, list: "administrators", collection: { ...people, among: sql<boolean>`level < 4` } },
  { list: "branches", asked: "listBranches", collection: branches, name: sql`label`, detail: sql`name` },
  {
    list: "webhooks",
    asked: "listWebhooks",
    collection: webhookResource,
    name: namesIn("webhooks").name,
    detail: sql`url`,
  },
  {
    list: "submissions",
    asked: "listFormSubmissions",
    collection: submissions,
    name: ANSWERS,
    detail: namesIn("form_submissions").name,
  },
  { list: "uploads", asked: "listUploads", collection: uploads, name: namesIn("uploads").name },
  ...RESOURCES.map((described): Source => ({
    list: described.permission,
    asked: described.list as OperationId,
    collection: { ...ownOf(described), search: matchesOwnText },
    name: nameOf(described),
    detail: detailOf(described),
  })), // the operations are generated from the same descriptions
];

/**
 * The records of a described resource without those of a recording, which the search leaves out as lists do.
 */
function ownOf(described: Described): Collection {
  const { among, ...collection } = resourceOf(described);
  const own =
    among && described.members.includes("imported") ? sql<boolean>`${among} and not imported` : among;
  return { ...collection, ...(own && { among: own }) };
}

/** Returns the unique member, otherwise an alternative name. */
function detailOf({ title, unique, names }: Described): RawBuilder<unknown> {
  const members = [...(unique === null ? [] : [unique]), ...(names ?? [])].filter(
    (member) => member !== title && !member.includes(" "),
  );
  return sql`(select said from unnest(array[${sql.join([sql`null`, ...members.map((member) => sql`data ->> ${sql.lit(member)}`)])}]) as said where said <> '' and said <> data ->> ${sql.lit(title)} limit 1)`;
}

interface Row {
  readonly source: number;
  readonly id: string;
  readonly name: string | null;
  readonly detail: string | null;
}

/** A list with up to 100,000 records, too many to scan in order. */
const MANY = "contacts";
/**
 * Minimum length of a word that the trigram index finds anywhere; shorter ones match only the start of a
 * name.
 */
const INDEXED = 3;
const beginsWith = (typed: string) =>
  matches(sql`(keys ->> 'name') collate "C"`, sortKey(typed), "beginning");

/** Search across all lists in one query. */
export const searchRoutes = (db: Queries): Handlers<"searchRecords"> => ({
  searchRecords: async ({ caller, query: { $search, $limit = 4 } }) => ({
    body: { data: await search(db, caller, $search, $limit) },
  }),
});

async function search(
  db: Queries,
  caller: SessionCaller,
  asked: string,
  limit: number,
): Promise<FoundRecord[]> {
  const open = await openTo(db, caller);
  if (open.length === 0) return [];
  const query = { $search: asked };
  const isShort = searchWords(asked)
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
  return SOURCES.filter(({ asked }) => {
    const { permission, feature } = { feature: undefined, ...PERMISSIONS[asked] };
    return (
      permission !== "public" &&
      permission !== "signed-in" &&
      may(caller, permission) &&
      (feature === undefined || features.has(feature))
    );
  });
}

import { sql, type Transaction } from "kysely";
import type { ImportedRecords, User } from "../../openapi/generated/console.ts";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import { type Caller, may, type SessionCaller } from "../auth/caller.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { appendAudits } from "../log/append-audit.ts";
import { type KeptRecord, resourceOf } from "../resources/described-resource.ts";
import { editTeams } from "../resources/edit-teams.ts";
import { lockBranches, removeFromBranches } from "../resources/remove-from-branches.ts";
import { removeFromRestrictions } from "../resources/remove-from-restrictions.ts";
import { namedAmong } from "../resources/described-referrers.ts";
import { lockReferrers, removeReferences } from "../resources/remove-references.ts";
import { listResource } from "../kit/list.ts";
import { lockAccountForPeople } from "./account-turn.ts";
import type { PeopleServices } from "./people.ts";
import { usersFor } from "./user-resource.ts";

const SEGMENTS = resourceOf(DESCRIBED.Segment);

/** Imported records of one kind, grouped by whether they can be removed. */
interface ImportedKind<Shape> {
  /** Schema name of the kind. */
  readonly one: "Segment" | "User";
  readonly removable: readonly Shape[];
  /** Ids in `removable` that other records reference. These references are removed too. */
  readonly referenced: readonly string[];
  /** Number of imported records that cannot be removed. */
  readonly kept: number;
}

interface Imported {
  readonly segments: ImportedKind<KeptRecord>;
  readonly users: ImportedKind<User>;
}

/**
 * Counts the imported segments and users of an account that a removal would delete, and those that it would
 * keep.
 */
export async function countImported(db: Queries, caller: Caller): Promise<ImportedRecords> {
  mustWriteSegments(caller);
  return countsOf(await readImported(db, caller));
}

/**
 * Removes all imported segments and users of an account in one transaction, except those that other records
 * require and users that the caller may not remove. The audit log records each removal, so that calls can
 * still show the names of their agents and segments.
 */
export async function removeImported(
  { db, sessions, now, floorTimes }: PeopleServices,
  requester: SessionCaller,
): Promise<ImportedRecords> {
  const { account } = requester;
  return db.transaction().execute(async (trx) => {
    const found = await readImported(trx, requester);
    for (const { one, referenced } of [found.segments, found.users])
      for (const id of referenced) await lockReferrers(trx, { account, one, id });
    const { caller } = await lockAccountForPeople(
      trx,
      { sessions, floorTimes },
      requester,
      "removeImportedRecords",
    );
    mustWriteSegments(caller);
    for (const segment of await linkedTo(trx, account, "branch_segments", "segment", idsOf(found.segments)))
      await lockBranches(trx, { account, segment });
    for (const table of ["segments", "users"] as const)
      await sql`select id from ${sql.table(table)} where account = ${account} and imported order by id for update`.execute(
        trx,
      );
    // Read again, because records may have changed before they were locked.
    const imported = await readImported(trx, caller);
    const context = { by: caller.user, now: now() };
    await removeUsers(trx, account, imported, context);
    await removeSegments(trx, account, imported.segments, context);
    const events = [
      ...imported.segments.removable.map((before) => ({ event: "segment", before })),
      ...imported.users.removable.map((before) => ({ event: "user", before })),
    ];
    await appendAudits(
      trx,
      account,
      events.map(({ event, before }) => ({
        type: `${event}-removed`,
        subject: `${event}/${before._id}`,
        data: { by: caller.user, before },
        at: context.now,
      })),
    );
    return countsOf(imported);
  });
}

interface RemovalContext {
  readonly by: string;
  readonly now: number;
}

async function removeUsers(
  trx: Transaction<Tables>,
  account: string,
  { users, segments }: Imported,
  { by, now }: RemovalContext,
): Promise<void> {
  const ids = idsOf(users);
  if (ids.length === 0) return;
  for (const id of users.referenced) await removeReferences(trx, { account, one: "User", id }, { by, now });
  for (const user of await linkedTo(trx, account, "ip_restriction_users", "user_id", ids))
    await removeFromRestrictions(trx, { account, user, by, now });
  const removedSegments = new Set(idsOf(segments));
  const affectedSegments = await trx
    .selectFrom("segment_users")
    .select("segment")
    .distinct()
    .where("account", "=", account)
    .where("user_id", "in", ids)
    .orderBy("segment")
    .execute();
  await editTeams(
    trx,
    {
      account,
      by,
      now,
      segments: affectedSegments.flatMap(({ segment }) => (removedSegments.has(segment) ? [] : [segment])),
    },
    async () => {
      await trx
        .deleteFrom("segment_users")
        .where("account", "=", account)
        .where("user_id", "in", ids)
        .execute();
    },
  );
  await trx.deleteFrom("users").where("account", "=", account).where("id", "in", ids).execute();
}

async function removeSegments(
  trx: Transaction<Tables>,
  account: string,
  segments: Imported["segments"],
  { by, now }: RemovalContext,
): Promise<void> {
  const ids = idsOf(segments);
  if (ids.length === 0) return;
  for (const id of segments.referenced)
    await removeReferences(trx, { account, one: "Segment", id }, { by, now });
  for (const segment of await linkedTo(trx, account, "branch_segments", "segment", ids))
    await removeFromBranches(trx, { account, segment, by, now });
  await trx.deleteFrom("segments").where("account", "=", account).where("id", "in", ids).execute();
}

/** Throws if the caller cannot write segments. The permission table checks only `users.write`. */
function mustWriteSegments(caller: Caller): void {
  if (!may(caller, "segments.write")) throw new Problem("forbidden");
}

async function readImported(db: Queries, caller: Caller): Promise<Imported> {
  const { account } = caller;
  const all = { imported: true, $limit: Number.MAX_SAFE_INTEGER };
  const segments = await listResource(db, SEGMENTS, account, all);
  const users = await listResource(db, usersFor(caller), account, all);
  return {
    segments: await groupImported(db, account, "Segment", segments.data),
    users: await groupImported(db, account, "User", users.data, ({ abilities = [] }) =>
      abilities.includes("remove"),
    ),
  };
}

async function groupImported<Shape extends { readonly _id: string }>(
  db: Queries,
  account: string,
  one: "Segment" | "User",
  all: readonly Shape[],
  mayRemove = (_: Shape) => true,
): Promise<ImportedKind<Shape>> {
  const { named, held } = await namedAmong(
    db,
    account,
    one,
    all.map(({ _id }) => _id),
  );
  const removable = all.filter((record) => !held.has(record._id) && mayRemove(record));
  return {
    one,
    removable,
    referenced: removable.flatMap(({ _id }) => (named.has(_id) ? [_id] : [])),
    kept: all.length - removable.length,
  };
}

const idsOf = ({ removable }: Pick<ImportedKind<{ readonly _id: string }>, "removable">): string[] =>
  removable.map(({ _id }) => _id);

const countsOf = ({ segments, users }: Imported): ImportedRecords => ({
  segments: segments.removable.length,
  users: users.removable.length,
  kept: { segments: segments.kept, users: users.kept },
});

/** Returns those of the ids that a link table contains. */
async function linkedTo(
  trx: Transaction<Tables>,
  account: string,
  table: "branch_segments" | "ip_restriction_users",
  column: "segment" | "user_id",
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)} where account = ${account} and ${sql.ref(column)} = any(${ids}::text[]) order by id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

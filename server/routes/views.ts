import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type {
  NewSavedView,
  Permission,
  SavedView,
  SavedViewChange,
} from "../../openapi/generated/console.ts";
import { may, type SessionCaller } from "../auth/caller.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { sortKey } from "../kit/filter-sql.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { onUniqueViolation } from "../kit/unique.ts";

type Row = Selectable<Tables["saved_views"]> & {
  readonly firstname: string | null;
  readonly lastname: string | null;
};

/** Maximum number of views per user and list. */
const MOST = 50;
/** Highest position of a saved view among the views of a list. */
const LAST_PLACE = 1_000;

/** Saved views of lists: the user's own and shared ones. */
export const viewRoutes = (
  db: Kysely<Tables>,
  now: () => number,
): Handlers<"listViews" | "createView" | "changeView" | "removeView"> => ({
  listViews: async ({ caller, query }) => ({ body: await list(db, caller, query) }),
  createView: async ({ caller, body }) => {
    const view = await create(db, caller, body, now());
    return { body: view, headers: etagOf(view) };
  },
  changeView: async ({ caller, path, header, body }) => {
    const view = await change(db, caller, { id: path.id, ifMatch: header["If-Match"], values: body }, now());
    return { body: view, headers: etagOf(view) };
  },
  removeView: async ({ caller, path, header }) => {
    await remove(db, caller, { id: path.id, ifMatch: header["If-Match"] }, now());
    return { body: undefined };
  },
});

// Permissions are named after the first part of a list's name, such as `webhooks` of `webhooks.logs`.
const permissionFor = (resource: string, act: "read" | "write"): Permission =>
  `${resource.split(".")[0] ?? ""}.${act}` as Permission; // if no such permission exists, no caller has it
const mayRead = (caller: SessionCaller, resource: string): boolean =>
  may(caller, permissionFor(resource, "read"));
const mayShare = (caller: SessionCaller, resource: string): boolean =>
  may(caller, permissionFor(resource, "write")) || may(caller, "account.write");

const visibleViews = (db: Queries, { account, user }: SessionCaller) =>
  db
    .selectFrom("saved_views")
    .leftJoin("users", (join) =>
      join.onRef("users.account", "=", "saved_views.account").onRef("users.id", "=", "saved_views.owner"),
    )
    .selectAll("saved_views")
    .select(["users.firstname", "users.lastname"])
    .where("saved_views.account", "=", account)
    .where((is) => is.or([is("owner", "=", user), is("shared", "=", true)]));

const shapeOf = (row: Row): SavedView => ({
  _id: row.id,
  resource: row.resource,
  name: row.name,
  query: row.query,
  shared: row.shared,
  place: row.place,
  owner: {
    _id: row.owner,
    name: row.firstname === null ? null : `${row.firstname} ${row.lastname ?? ""}`.trim(),
  },
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
});

async function list(
  db: Kysely<Tables>,
  caller: SessionCaller,
  {
    resource,
    $limit: limit = 10,
    $skip: skip = 0,
  }: { readonly resource?: string; readonly $limit?: number; readonly $skip?: number },
) {
  if (resource !== undefined && !mayRead(caller, resource)) throw new Problem("forbidden");
  const readable = [...caller.permissions].flatMap((permission) =>
    permission.endsWith(".read") ? [permission.slice(0, -".read".length)] : [],
  );
  const named =
    resource === undefined
      ? sql<boolean>`split_part(resource, '.', 1) = any(${readable})`
      : sql<boolean>`resource = ${resource}`;
  const among = visibleViews(db, caller).where(named);
  const { total } = await among
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await among
    .orderBy("place")
    .orderBy("saved_views.created_at")
    .orderBy("saved_views.id")
    .limit(limit)
    .offset(skip)
    .execute();
  return { total, skip, limit, data: rows.map(shapeOf) };
}

function create(
  db: Kysely<Tables>,
  caller: SessionCaller,
  { resource, name, query, shared = false }: NewSavedView,
  now: number,
): Promise<SavedView> {
  if (!mayRead(caller, resource) || (shared && !mayShare(caller, resource))) throw new Problem("forbidden");
  const { account, user } = caller;
  return onUniqueViolation(
    db,
    "saved_views",
    async (trx) => {
      // Serializes saves, so that the limit holds.
      await trx
        .selectFrom("users")
        .select("id")
        .where("account", "=", account)
        .where("id", "=", user)
        .forNoKeyUpdate()
        .execute();
      const own = trx
        .selectFrom("saved_views")
        .where("account", "=", account)
        .where("resource", "=", resource);
      const { count } = await own
        .where("owner", "=", user)
        .select(sql<number>`count(*)::int`.as("count"))
        .executeTakeFirstOrThrow();
      if (count >= MOST)
        throw new Problem("conflict", {
          detail: `You have ${MOST} views of this list. Delete one first.`,
          errors: [
            {
              pointer: "/body/resource",
              code: "too-many",
              message: "has the maximum number of your views",
            },
          ],
        });
      const { last } = await own
        .select(sql<number>`coalesce(max(place), -1)::int`.as("last"))
        .executeTakeFirstOrThrow();
      const id = newId(now);
      await trx
        .insertInto("saved_views")
        .values({
          account,
          id,
          resource,
          owner: user,
          name,
          name_key: sortKey(name),
          query,
          shared,
          place: Math.min(LAST_PLACE, last + 1),
          created_at: now,
          updated_at: now,
        })
        .execute();
      const after = shapeOf(await read(trx, caller, id));
      await appendAudit(
        trx,
        { account, type: "view-created", subject: `view/${id}`, data: { by: user, after } },
        now,
      );
      return after;
    },
    nameTaken,
  );
}

interface Change {
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly values: SavedViewChange;
}

function change(
  db: Kysely<Tables>,
  caller: SessionCaller,
  { id, ifMatch, values }: Change,
  now: number,
): Promise<SavedView> {
  const { account, user } = caller;
  return onUniqueViolation(
    db,
    "saved_views",
    async (trx) => {
      const row = await lockView(trx, caller, id, values.shared === true);
      const before = shapeOf(row);
      expectVersion(ifMatch, before);
      const { name = row.name, query = row.query, shared = row.shared, place = row.place } = values;
      await trx
        .updateTable("saved_views")
        .set({
          name,
          name_key: sortKey(name),
          query,
          shared,
          place,
          updated_at: now,
          version: row.version + 1,
        })
        .where("account", "=", account)
        .where("id", "=", id)
        .execute();
      const after: SavedView = {
        ...before,
        name,
        query,
        shared,
        place,
        updatedAt: new Date(now).toISOString(),
        version: row.version + 1,
      };
      await appendAudit(
        trx,
        { account, type: "view-edited", subject: `view/${id}`, data: { by: user, before, after } },
        now,
      );
      return after;
    },
    nameTaken,
  );
}

function remove(
  db: Kysely<Tables>,
  caller: SessionCaller,
  { id, ifMatch }: { readonly id: string; readonly ifMatch: string | undefined },
  now: number,
): Promise<void> {
  const { account, user } = caller;
  return db.transaction().execute(async (trx) => {
    const before = shapeOf(await lockView(trx, caller, id, false));
    expectUnchanged(ifMatch, before);
    await trx.deleteFrom("saved_views").where("account", "=", account).where("id", "=", id).execute();
    await appendAudit(
      trx,
      { account, type: "view-removed", subject: `view/${id}`, data: { by: user, before } },
      now,
    );
  });
}

/**
 * Locks a view for a change. If it is shared, or the change shares it, the caller must be able to share
 * views.
 */
async function lockView(
  trx: Transaction<Tables>,
  caller: SessionCaller,
  id: string,
  sharing: boolean,
): Promise<Row> {
  await trx
    .selectFrom("saved_views")
    .select("id")
    .where("account", "=", caller.account)
    .where("id", "=", id)
    .forUpdate()
    .execute();
  const row = await read(trx, caller, id);
  if ((row.shared || sharing) && !mayShare(caller, row.resource)) throw new Problem("forbidden");
  return row;
}

async function read(trx: Transaction<Tables>, caller: SessionCaller, id: string): Promise<Row> {
  const row = await visibleViews(trx, caller).where("saved_views.id", "=", id).executeTakeFirst();
  if (!row || !mayRead(caller, row.resource)) throw new Problem("not-found");
  return row;
}

const nameTaken = () =>
  new Problem("conflict", {
    errors: [{ pointer: "/body/name", code: "taken", message: "is already the name of one of your views" }],
  });

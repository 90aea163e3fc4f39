import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { ApiKey } from "../../openapi/generated/console.ts";
import { createApiKey } from "../auth/api-keys.ts";
import type { SessionCaller } from "../auth/caller.ts";
import type { AuthorizationServices } from "../auth/reauthorize.ts";
import { isDefaultPrivilege, permissionsOf } from "../auth/permissions.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { Notices } from "../mail/notices.ts";
import { lockAccountFor } from "../people/account-turn.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["api_keys"]>;
type Served = "listApiKeys" | "readApiKey" | "createApiKey" | "changeApiKey" | "revokeApiKey";

export interface ApiKeyServices {
  readonly db: Kysely<Tables>;
  readonly sessions: AuthorizationServices;
  readonly now: () => number;
  readonly notices: Notices;
}

/** Resource definition of API keys, without the key and its hash. */
const apiKeys: Resource<Row, ApiKey> = {
  table: "api_keys",
  sorts: {
    name: sql`search collate "C"`,
    privilege: sql`privilege collate "C"`,
    createdAt: sql`created_at`,
    usedAt: sql`coalesce(used_at, 0)`,
  },
  order: ["createdAt", -1],
  filters: { _id: { column: "id", kind: "value" }, privilege: { column: "privilege", kind: "value" } },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    name: row.name,
    prefix: row.prefix,
    privilege: row.privilege,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
    usedAt: row.used_at === null ? null : new Date(row.used_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { createdBy: "users" },
};

/** API keys of an account, with creator, privilege and last use. */
export const apiKeyRoutes = ({ db, sessions, now, notices }: ApiKeyServices): Handlers<Served> => ({
  listApiKeys: async ({ caller, query }) => ({
    body: await listResource(db, apiKeys, caller.account, query),
  }),
  readApiKey: async ({ caller, path }) => {
    const apiKey = await readResource(db, apiKeys, caller.account, path.id, ["createdBy"]);
    if (!apiKey) throw new Problem("not-found");
    return { body: apiKey, headers: etagOf(apiKey) };
  },
  // Locks the account, so that the key's privilege cannot be removed at the same time.
  createApiKey: ({ caller: requester, body }) =>
    db.transaction().execute(async (trx) => {
      const caller = await lockAccountFor(trx, sessions, requester, "createApiKey");
      await assertCanGrant(trx, caller, body.privilege);
      const { id, key } = await createApiKey(trx, caller.account, {
        name: body.name.trim(),
        privilege: body.privilege,
        now: now(),
        by: caller.user,
      });
      const after = apiKeys.shape(await lockKey(trx, caller.account, id));
      await audit(trx, caller, "created", id, { after }, now());
      await notices.send(trx, {
        kind: "api-key-created",
        account: caller.account,
        owner: null,
        by: caller.user,
        what: after.name ?? null,
      });
      return { body: { key, apiKey: after }, headers: etagOf(after) };
    }),
  changeApiKey: ({ caller: requester, path, header, body }) =>
    db.transaction().execute(async (trx) => {
      const caller = await lockAccountFor(trx, sessions, requester, "changeApiKey");
      const before = apiKeys.shape(await lockKey(trx, caller.account, path.id));
      expectVersion(header["If-Match"], before);
      const name = body.name.trim();
      const row = await trx
        .updateTable("api_keys")
        .set({ name, search: searchKey([name]), updated_at: now(), version: sql`version + 1` })
        .where("id", "=", path.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = apiKeys.shape(row);
      await audit(trx, caller, "edited", path.id, { before, after }, now());
      return { body: after, headers: etagOf(after) };
    }),
  revokeApiKey: ({ caller: requester, path, header }) =>
    db.transaction().execute(async (trx) => {
      const caller = await lockAccountFor(trx, sessions, requester, "revokeApiKey");
      const before = apiKeys.shape(await lockKey(trx, caller.account, path.id));
      expectUnchanged(header["If-Match"], before);
      await trx.deleteFrom("api_keys").where("id", "=", path.id).execute();
      await audit(trx, caller, "removed", path.id, { before }, now());
      return { body: undefined };
    }),
});

/** Returns a key of the account and locks it. */
async function lockKey(trx: Queries, account: string, id: string): Promise<Row> {
  const row = await trx
    .selectFrom("api_keys")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

/** Throws if the privilege is unknown, or has a permission that the caller lacks. */
async function assertCanGrant(
  trx: Queries,
  { account, permissions }: SessionCaller,
  privilege: string,
): Promise<void> {
  const custom = await trx
    .selectFrom("privileges")
    .select("permissions")
    .where("account", "=", account)
    .where("name", "=", privilege)
    .executeTakeFirst();
  const refuse = (code: string, message: string) =>
    new Problem("unprocessable", { errors: [{ pointer: "/body/privilege", code, message }] });
  if (!custom && !isDefaultPrivilege(privilege))
    throw refuse("not-one-of", "is not a privilege of this account");
  const given = [...permissionsOf(privilege, custom?.permissions ?? null, false)];
  if (!given.every((permission) => permissions.has(permission)))
    throw refuse("more-than-yours", "has permissions that your own privilege lacks");
}

const audit = (
  trx: Transaction<Tables>,
  { account, user }: SessionCaller,
  what: "created" | "edited" | "removed",
  id: string,
  change: { before?: ApiKey; after?: ApiKey },
  now: number,
) =>
  appendAudit(
    trx,
    { account, type: `api-key-${what}`, subject: `api-key/${id}`, data: { by: user, ...change } },
    now,
  );

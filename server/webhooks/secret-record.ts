import { type Selectable, sql, type Transaction } from "kysely";
import type { Secret } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["webhook_secrets"]> & { readonly webhooks: string[] };
/** Secrets as the API returns them, without their values. */
export const secretResource: Resource<Row, Secret> = {
  table: "webhook_secrets",
  besides: sql`(select coalesce(json_agg(webhook order by webhook collate "C"), '[]'::json) from webhook_secret_uses uses where uses.account = webhook_secrets.account and uses.secret = webhook_secrets.id) as webhooks`,
  sorts: { name: sql`search collate "C"`, createdAt: sql`created_at` },
  order: ["name", 1],
  filters: {
    _id: { column: "id", kind: "value" },
    webhooks: {
      column: sql`array(select webhook from webhook_secret_uses uses where uses.account = webhook_secrets.account and uses.secret = webhook_secrets.id)`,
      kind: "list",
    },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    name: row.name,
    webhooks: row.webhooks,
    traceId: row.trace_id,
    oldUntil: row.old_until === null ? null : new Date(row.old_until).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: { webhooks: "webhooks" },
};

/** Returns a secret of an account; throws a problem if it does not exist. */
export async function readSecret(
  db: Queries,
  account: string,
  id: string,
  populated: readonly string[] = [],
): Promise<Secret> {
  const secret = await readResource(db, secretResource, account, id, populated);
  if (!secret) throw new Problem("not-found");
  return secret;
}

interface Change {
  readonly before?: Secret;
  readonly after: Secret;
}

/** Writes a change of a secret to the audit log. */
export const auditSecret = (
  trx: Transaction<Tables>,
  {
    account,
    user,
    what,
  }: { readonly account: string; readonly user: string; readonly what: "created" | "edited" | "removed" },
  { before, after }: Change,
  now: number,
) =>
  appendAudit(
    trx,
    {
      account,
      type: `secret-${what}`,
      subject: `secret/${after._id}`,
      data: { by: user, ...(before && { before }), ...(what !== "removed" && { after }) },
    },
    now,
  );

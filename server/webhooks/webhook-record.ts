import { type Selectable, sql } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Webhook, WebhookChange } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";
import { sortKey } from "../kit/filter-sql.ts";

interface LastDelivery {
  readonly log: string;
  readonly state: "delivered" | "retrying" | "failed";
  readonly statusCode: number | null;
  readonly at: number;
}

type Row = Selectable<Tables["webhooks"]> & {
  readonly waiting: number;
  readonly secrets: string[];
  readonly last_delivery: LastDelivery | null;
};

const BESIDES = sql`
  (select count(*)::int from webhook_deliveries where webhook_deliveries.account = webhooks.account and webhook = webhooks.id) as waiting,
  (select coalesce(json_agg(secret order by secret collate "C"), '[]'::json) from webhook_secret_uses uses where uses.account = webhooks.account and uses.webhook = webhooks.id) as secrets,
  (select json_build_object('log', logs.id, 'state', logs.state, 'statusCode', (logs.response ->> 'statusCode')::int, 'at', logs.created_at)
    from webhook_logs logs where logs.account = webhooks.account and logs.webhook = webhooks.id order by logs.created_at desc, logs.id desc limit 1) as last_delivery`;

/** Webhooks as the API returns them, without the values of secret headers. */
export const webhookResource: Resource<Row, Webhook> = {
  table: "webhooks",
  besides: BESIDES,
  sorts: { name: sql`name_key collate "C"`, url: sql`url collate "C"`, createdAt: sql`created_at` },
  order: ["name", 1],
  filters: {
    _id: { column: "id", kind: "value" },
    enabled: { column: "enabled", kind: "value" },
    events: { column: "events", kind: "list" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    name: row.name,
    enabled: row.enabled,
    method: row.method,
    url: row.url,
    headers: row.headers.map(({ name, secret, kept }) => ({ name, value: secret ? null : kept, secret })),
    parameters: [...row.parameters],
    conditions: [...row.conditions],
    verifySsl: row.verify_ssl,
    events: row.events,
    template: row.template,
    contentType: row.content_type,
    secrets: row.secrets,
    lastDelivery: row.last_delivery && {
      ...row.last_delivery,
      at: new Date(row.last_delivery.at).toISOString(),
    },
    goneAt: row.gone_at === null ? null : new Date(row.gone_at).toISOString(),
    waiting: row.waiting,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  }),
  related: {},
};

/** Returns a webhook of an account; throws a problem if it does not exist. */
export async function readWebhook(db: Queries, account: string, id: string): Promise<Webhook> {
  const webhook = await readResource(db, webhookResource, account, id, []);
  if (!webhook) throw new Problem("not-found");
  return webhook;
}

/** Returns the columns of the given members without name, URL and headers. Absent members are left out. */
export const webhookColumns = ({
  enabled,
  method,
  parameters,
  conditions,
  verifySsl,
  events,
  template,
  contentType,
}: WebhookChange) => ({
  ...(enabled !== undefined && { enabled }),
  // Enabling a webhook clears the time at which a 410 Gone response disabled it.
  ...(enabled === true && { gone_at: null }),
  ...(method !== undefined && { method }),
  ...(parameters !== undefined && { parameters: JSON.stringify(parameters) }),
  ...(conditions !== undefined && { conditions: JSON.stringify(conditions) }),
  ...(verifySsl !== undefined && { verify_ssl: verifySsl }),
  ...(events !== undefined && { events }),
  // An empty template counts as no template.
  ...(template !== undefined && { template: template === null || template.trim() === "" ? null : template }),
  ...(contentType !== undefined && { content_type: contentType }),
});

/** Returns the columns that depend on the name and the URL. */
export const namedColumns = (name: string, url: string) => ({
  name,
  url,
  name_key: sortKey(name),
  search: searchKey([name, url]),
});

import { type Kysely, sql, type Transaction } from "kysely";
import { ulid } from "ulid";
import type { NewWebhook, Webhook, WebhookChange } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { lockAccount } from "../people/account-turn.ts";
import { mergeHeaders } from "../webhooks/kept-headers.ts";
import { queueManualDelivery } from "../webhooks/queue-manual-delivery.ts";
import { payloadOf } from "../webhooks/payload.ts";
import { receiverUrl } from "../webhooks/receiver-url.ts";
import { renderTemplate, templateFault } from "../webhooks/render-template.ts";
import { signWith } from "../webhooks/sign-with.ts";
import { testEvent } from "../webhooks/test-event.ts";
import { namedColumns, readWebhook, webhookColumns, webhookResource } from "../webhooks/webhook-record.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource } from "../kit/list.ts";

/** Maximum number of webhooks per account. */
const MOST = 50;

type Served =
  | "listWebhooks"
  | "readWebhook"
  | "createWebhook"
  | "changeWebhook"
  | "removeWebhook"
  | "testWebhook"
  | "previewWebhook";

export interface WebhookServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
  /** Returns true if deliveries to loopback addresses (the machine of the server) are allowed. */
  readonly allowsLoopback: () => boolean;
}

interface Writer {
  readonly account: string;
  readonly user: string;
}

/** Webhooks of an account: settings, tests and previews. */
export const webhookRoutes = (services: WebhookServices): Handlers<Served> => ({
  listWebhooks: async ({ caller, query }) => ({
    body: await listResource(services.db, webhookResource, caller.account, query),
  }),
  readWebhook: async ({ caller, path }) => answered(await readWebhook(services.db, caller.account, path.id)),
  createWebhook: async ({ caller, body }) => answered(await create(services, caller, body)),
  changeWebhook: async ({ caller, path, header, body }) =>
    answered(await change(services, { ...caller, id: path.id }, header["If-Match"], body)),
  removeWebhook: async ({ caller, path, header }) => {
    await remove(services, { ...caller, id: path.id }, header["If-Match"]);
    return { body: undefined };
  },
  testWebhook: ({ caller: { account }, path, body }) =>
    services.db.transaction().execute(async (trx) => {
      await readWebhook(trx, account, path.id);
      const now = services.now();
      const traceId = `msg_${newId(now)}`;
      await queueManualDelivery(trx, {
        account,
        webhook: path.id,
        traceId,
        event: body.event,
        source: "test",
        payload: JSON.stringify(testEvent(body.event, { account, id: ulid(now), now })),
      });
      return { body: { traceId } };
    }),
  previewWebhook: ({ caller: { account }, body: { event, template, contentType = "application/json" } }) => {
    const now = services.now();
    const payload = payloadOf(testEvent(event, { account, id: ulid(now), now }));
    const rendered = renderTemplate({ template, contentType }, payload);
    if (rendered.kind === "failed") throw templateProblem(rendered.why);
    return Promise.resolve({ body: { event: payload, body: rendered.body } });
  },
});

const answered = (webhook: Webhook) => ({ body: webhook, headers: etagOf(webhook) });

async function create(
  { db, vault, now: clock, allowsLoopback }: WebhookServices,
  { account, user }: Writer,
  body: NewWebhook,
): Promise<Webhook> {
  const { headers = [], ...values } = {
    enabled: true,
    method: "POST" as const,
    parameters: [],
    conditions: [],
    verifySsl: true,
    ...body,
  };
  assertConditionValues(values.conditions);
  mustBeTemplate(values.template);
  const now = clock();
  const id = newId(now);
  const kept = mergeHeaders(vault, { account, id }, headers, []);
  const url = await receiverUrl(values.url, { allowsLoopback: allowsLoopback() });
  return db.transaction().execute(async (trx) => {
    // Serializes creations, so that the limit holds.
    await lockAccount(trx, account);
    const { rows } = await sql<{
      total: number;
    }>`select count(*)::int as total from webhooks where account = ${account}`.execute(trx);
    if ((rows[0]?.total ?? 0) >= MOST)
      throw new Problem("conflict", {
        detail: `The account has the maximum of ${MOST} webhooks.`,
      });
    await trx
      .insertInto("webhooks")
      .values({
        account,
        id,
        ...namedColumns(values.name.trim(), url),
        enabled: values.enabled,
        method: values.method,
        verify_ssl: values.verifySsl,
        events: values.events,
        ...webhookColumns(values),
        parameters: JSON.stringify(values.parameters),
        conditions: JSON.stringify(values.conditions),
        headers: JSON.stringify(kept),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await signWith(trx, { account, user, webhook: id, secrets: values.secrets ?? [], now });
    const after = await readWebhook(trx, account, id);
    await audit(trx, { account, user, id, what: "created" }, { after }, now);
    return after;
  });
}

async function change(
  { db, vault, now: clock, allowsLoopback }: WebhookServices,
  { account, user, id }: Writer & { readonly id: string },
  ifMatch: string | undefined,
  { headers, ...values }: WebhookChange,
): Promise<Webhook> {
  assertConditionValues(values.conditions ?? []);
  mustBeTemplate(values.template);
  // An unknown webhook is reported before faults of the URL.
  await readWebhook(db, account, id);
  const typed =
    values.url === undefined
      ? undefined
      : await receiverUrl(values.url, { allowsLoopback: allowsLoopback() });
  return db.transaction().execute(async (trx) => {
    const row = await lockWebhook(trx, account, id);
    const before = await readWebhook(trx, account, id);
    expectVersion(ifMatch, before);
    const { name = row.name } = values;
    const url = typed ?? row.url;
    // Secret headers are sent only to the receiver for which they were entered. They must be entered again if
    // the origin of the URL changes or certificate verification is turned off.
    const isElsewhere =
      new URL(url).origin !== new URL(row.url).origin || (row.verify_ssl && values.verifySsl === false);
    const wanted = headers ?? (isElsewhere ? before.headers : undefined);
    const now = clock();
    await trx
      .updateTable("webhooks")
      .set({
        ...namedColumns(name.trim(), url),
        ...webhookColumns(values),
        ...(wanted && {
          headers: JSON.stringify(
            mergeHeaders(vault, { account, id }, wanted, isElsewhere ? [] : row.headers),
          ),
        }),
        updated_at: now,
        version: row.version + 1,
      })
      .where("account", "=", account)
      .where("id", "=", id)
      .execute();
    if (values.secrets) await signWith(trx, { account, user, webhook: id, secrets: values.secrets, now });
    const after = await readWebhook(trx, account, id);
    await audit(trx, { account, user, id, what: "edited" }, { before, after }, now);
    return after;
  });
}

function remove(
  { db, now }: WebhookServices,
  { account, user, id }: Writer & { readonly id: string },
  ifMatch: string | undefined,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockWebhook(trx, account, id);
    const before = await readWebhook(trx, account, id);
    expectUnchanged(ifMatch, before);
    await trx.deleteFrom("webhooks").where("account", "=", account).where("id", "=", id).execute();
    await trx
      .deleteFrom("webhook_deliveries")
      .where("account", "=", account)
      .where("webhook", "=", id)
      .execute();
    await trx.deleteFrom("webhook_logs").where("account", "=", account).where("webhook", "=", id).execute();
    await audit(trx, { account, user, id, what: "removed" }, { before }, now());
  });
}

async function lockWebhook(trx: Transaction<Tables>, account: string, id: string) {
  const row = await trx
    .selectFrom("webhooks")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

function mustBeTemplate(template: string | null | undefined): void {
  const why = template ? templateFault(template) : null;
  if (why !== null) throw templateProblem(why);
}

const templateProblem = (why: string) =>
  new Problem("unprocessable", {
    errors: [{ pointer: "/body/template", code: "no-template", message: why }],
  });

/** Throws if a condition lacks a value, or has one that its operator does not use. */
function assertConditionValues(conditions: NonNullable<WebhookChange["conditions"]>): void {
  const errors = conditions.flatMap(({ operator, value }, index): Fault[] => {
    const isAlone = operator === "present" || operator === "absent";
    if (isAlone === (value === undefined)) return [];
    return [
      {
        pointer: `/body/conditions/${index}/value`,
        code: isAlone ? "not-here" : "missing",
        message: isAlone ? `is not used with the operator ${operator}` : "is required",
      },
    ];
  });
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

const audit = (
  trx: Transaction<Tables>,
  {
    account,
    user,
    id,
    what,
  }: Writer & { readonly id: string; readonly what: "created" | "edited" | "removed" },
  change: { before?: Webhook; after?: Webhook },
  now: number,
) =>
  appendAudit(
    trx,
    { account, type: `webhook-${what}`, subject: `webhook/${id}`, data: { by: user, ...change } },
    now,
  );

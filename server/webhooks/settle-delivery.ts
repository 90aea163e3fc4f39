import { STATUS_CODES } from "node:http";
import { type Kysely, sql, type Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Tables } from "../database/schema.ts";
import type { DeliveryRow } from "../database/webhook-tables.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { noticeRecord } from "../log/record-notice.ts";
import type { Attempt } from "./deliver.ts";
import { contextOf } from "./payload.ts";
import { waitAfter } from "./retry-schedule.ts";
import { readWebhook } from "./webhook-record.ts";

const GONE = 410;

/** Stores the result of an attempt, and completes or reschedules the delivery. */
export async function settleDelivery(
  db: Kysely<Tables>,
  row: DeliveryRow,
  attempt: Attempt,
  { now, chance }: { readonly now: number; readonly chance: number },
): Promise<void> {
  const { sent } = attempt;
  const isDelivered = sent.kind === "answered" && sent.status >= 200 && sent.status < 300;
  const isGone = sent.kind === "answered" && sent.status === GONE;
  // A refused address is not retried. Manual deliveries are attempted once.
  const isTriedAgain = !isDelivered && !isGone && sent.kind !== "refused" && row.source === "event";
  const wait = isTriedAgain
    ? waitAfter({
        attempt: row.tries,
        retryAfter: sent.kind === "answered" ? sent.retryAfter : null,
        now,
        chance,
      })
    : null;
  const state = isDelivered ? "delivered" : wait === null ? "failed" : "retrying";
  const nextAt = wait === null ? null : now + wait;
  await db.transaction().execute(async (trx) => {
    if (!(await isOurs(trx, row, nextAt))) return;
    await keep(trx, row, attempt, { state, nextAt, now });
    // Locks the webhook before its secrets, like all changes of both.
    if (isGone) await disable(trx, row, now);
    if (attempt.secrets.length > 0)
      await trx
        .updateTable("webhook_secrets")
        .set({ trace_id: row.trace_id })
        .where("account", "=", row.account)
        .where("id", "in", attempt.secrets)
        .execute();
  });
}

/**
 * Removes or reschedules the delivery; returns false if it was deleted in the meantime or another node took
 * it.
 */
async function isOurs(
  trx: Transaction<Tables>,
  { number, tries }: DeliveryRow,
  nextAt: number | null,
): Promise<boolean> {
  const { rows } =
    nextAt === null
      ? await sql`delete from webhook_deliveries where number = ${number} and tries = ${tries} returning number`.execute(
          trx,
        )
      : await sql`update webhook_deliveries set next_at = ${nextAt} where number = ${number} and tries = ${tries} returning number`.execute(
          trx,
        );
  return rows.length > 0;
}

interface Ending {
  readonly state: "delivered" | "retrying" | "failed";
  readonly nextAt: number | null;
  readonly now: number;
}

async function keep(
  trx: Transaction<Tables>,
  row: DeliveryRow,
  { request, sent, took, body, template }: Attempt,
  { state, nextAt, now }: Ending,
): Promise<void> {
  const isAnswered = sent.kind === "answered";
  const context = contextOf(row.payload);
  const id = newId(now);
  await trx
    .insertInto("webhook_logs")
    .values({
      account: row.account,
      id,
      webhook: row.webhook,
      trace_id: row.trace_id,
      event: row.event,
      attempt: row.tries,
      state,
      next_at: nextAt,
      context: JSON.stringify(context),
      request: JSON.stringify(request),
      response: isAnswered
        ? JSON.stringify({ statusCode: sent.status, statusName: STATUS_CODES[sent.status] ?? "" })
        : null,
      server_response: isAnswered ? storable(sent.text) : null,
      error: errorOf(sent),
      payload: body,
      template,
      told: body === row.payload ? null : row.payload,
      took,
      created_at: now,
      search: searchKey([row.trace_id, row.event, context.subject]),
    })
    .execute();
  await noticeRecord(trx, { kind: "webhooks-logs", account: row.account, id });
}

/** Readable texts for network error codes. */
const PLAINLY: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody vouches for its certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "nobody vouches for its certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "nobody vouches for its certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was cut off",
  EPIPE: "the connection was cut off",
  EAI_AGAIN: "its name could not be looked up",
  ENOTFOUND: "there is no such host",
};

/** Why it was not delivered. */
function errorOf(sent: Attempt["sent"]): string | null {
  if (sent.kind === "unmade") return `The template made nothing that could be sent: ${sent.reason}.`;
  if (sent.kind === "refused") return "The address is not one of the public internet.";
  if (sent.kind === "silent") return `Nobody answered: ${PLAINLY[sent.reason] ?? sent.reason}.`;
  if (sent.status === GONE) return "The receiver answered 410: it is gone, and the webhook was disabled.";
  if (sent.status >= 300 && sent.status < 400)
    return "The receiver sends elsewhere, and redirects are not followed.";
  return sent.status >= 200 && sent.status < 300 ? null : `The receiver answered ${sent.status}.`;
}

async function disable(
  trx: Transaction<Tables>,
  { account, webhook: id }: DeliveryRow,
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom("webhooks")
    .select("enabled")
    .where("account", "=", account)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row?.enabled) return;
  const before = await readWebhook(trx, account, id);
  await trx
    .updateTable("webhooks")
    .set({ enabled: false, gone_at: now, updated_at: now, version: sql`version + 1` })
    .where("account", "=", account)
    .where("id", "=", id)
    .execute();
  const after = await readWebhook(trx, account, id);
  await appendAudit(
    trx,
    { account, type: "webhook-edited", subject: `webhook/${id}`, data: { before, after } },
    now,
  );
}

/** Replaces NUL, which the database cannot store. */
const storable = (text: string): string => text.replaceAll("\0", "\uFFFD");

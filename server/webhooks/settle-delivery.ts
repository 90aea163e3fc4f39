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
  // `refused` means a private IP address, to which a retry would be refused too. Manual deliveries are
  // attempted only once.
  const isRetried = !isDelivered && !isGone && sent.kind !== "refused" && row.source === "event";
  const wait = isRetried
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
    if (!(await completeOrReschedule(trx, row, nextAt))) return;
    await storeAttempt(trx, row, attempt, { state, nextAt, now });
    // All transactions lock a webhook before its secrets, so that two transactions cannot deadlock.
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
 * Deletes the delivery from the queue, or reschedules it. Returns false if it was deleted or another node
 * claimed it in the meantime.
 */
async function completeOrReschedule(
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

interface Outcome {
  readonly state: "delivered" | "retrying" | "failed";
  readonly nextAt: number | null;
  readonly now: number;
}

async function storeAttempt(
  trx: Transaction<Tables>,
  row: DeliveryRow,
  { request, sent, took, body, template }: Attempt,
  { state, nextAt, now }: Outcome,
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
const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "certificate expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "self-signed certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "self-signed certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate of an unknown issuer",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate for a different host",
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection closed",
  EPIPE: "connection closed",
  EAI_AGAIN: "DNS lookup failed",
  ENOTFOUND: "host not found",
};

/** Returns the error text of an attempt; null if the receiver accepted the delivery. */
function errorOf(sent: Attempt["sent"]): string | null {
  if (sent.kind === "unmade") return `The template produced no valid payload: ${sent.reason}.`;
  if (sent.kind === "refused") return "The URL is not on the public internet. Use a public address.";
  if (sent.kind === "silent") return `No response: ${NETWORK_ERRORS[sent.reason] ?? sent.reason}.`;
  if (sent.status === GONE) return "The receiver returned 410 Gone. The webhook was disabled.";
  if (sent.status >= 300 && sent.status < 400)
    return "The receiver redirects. Redirects are not followed: enter the final URL.";
  return sent.status >= 200 && sent.status < 300 ? null : `The receiver returned ${sent.status}.`;
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

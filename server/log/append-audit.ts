import type { Transaction } from "kysely";
import { ulid } from "ulid";
import type { Tables } from "../database/schema.ts";
import { auditChannel } from "./channel-name.ts";
import { PLATFORM } from "./descriptions.ts";
import { LogWriter } from "./log-writer.ts";

/**
 * A change of a record, such as `tag-edited` of `tag/65a0…`. `data` contains the author and the values before
 * and after the change.
 */
export interface AuditedChange {
  readonly account: string;
  readonly type: string;
  readonly subject: string;
  readonly data: { readonly by?: string; readonly before?: object; readonly after?: object };
}

/**
 * Appends a change to the audit channel, in the transaction of the change. The data must not contain secrets.
 */
export async function appendAudit(
  trx: Transaction<Tables>,
  change: AuditedChange,
  now: number,
): Promise<void> {
  await appendAudits(trx, change.account, [{ ...change, at: now }]);
}

/** Appends several changes of one account. `at` is the time of a change (ms). */
export async function appendAudits(
  trx: Transaction<Tables>,
  account: string,
  changes: readonly (Omit<AuditedChange, "account"> & { readonly at: number })[],
): Promise<void> {
  const log = await LogWriter.hold(trx, auditChannel(account));
  for (const { type, subject, data, at } of changes)
    log.append({ id: ulid(at), source: PLATFORM, type, subject, time: at, dataschema: null, data });
  await log.write();
}

import { sql } from "kysely";
import type { Permission } from "../../openapi/generated/console.ts";
import { LOG_NOTICE } from "../database/database.ts";
import type { Queries } from "../database/schema.ts";

/**
 * Record lists whose changes are not in the event log. Maps the name of a list in socket messages to the
 * permission required to receive its changes.
 */
export const NOTICED_LISTS = {
  "webhooks-logs": "webhooks.read",
  "forms-submissions": "forms.read",
  recordings: "recordings.read",
  "call-comments": "calls.read",
  mails: "mails.read",
  "users-connection-logs": "connections.read",
} as const satisfies Readonly<Record<string, Permission>>;

/** A record of one of the `NOTICED_LISTS`. */
export interface NoticedRecord {
  readonly kind: keyof typeof NOTICED_LISTS;
  readonly account: string;
  readonly id: string;
}

const NOTICE = /^record\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** Notifies all nodes, when the transaction commits, that a record was created, changed or removed. */
export const noticeRecord = (trx: Queries, { id, ...of }: NoticedRecord): Promise<void> =>
  noticeRecords(trx, of, [id]);

/** Notifies all nodes of several changed records of a list, as `noticeRecord` does, in one statement. */
export async function noticeRecords(
  trx: Queries,
  { kind, account }: Omit<NoticedRecord, "id">,
  ids: readonly string[],
): Promise<void> {
  const notices = ids.map((id) => `record/${kind}/${account}/${id}`);
  await sql`select pg_notify(${LOG_NOTICE}, notice) from unnest(${notices}::text[]) as notices (notice)`.execute(
    trx,
  );
}

/** Returns the record that a notice is about; null for other notices. */
export function recordIn(notice: string): NoticedRecord | null {
  const [, kind, account, id] = NOTICE.exec(notice) ?? [];
  return isNoticed(kind) && account !== undefined && id !== undefined ? { kind, account, id } : null;
}

const isNoticed = (kind: string | undefined): kind is NoticedRecord["kind"] =>
  kind !== undefined && Object.hasOwn(NOTICED_LISTS, kind);

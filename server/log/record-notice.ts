import { sql } from "kysely";
import type { Permission } from "../../openapi/generated/console.ts";
import { LOG_NOTICE } from "../database/database.ts";
import type { Queries } from "../database/schema.ts";

/**
 * Lists whose changes have no event: their names on the socket, and the permission required to receive the
 * changes.
 */
export const NOTICED_LISTS = {
  "webhooks-logs": "webhooks.read",
  "forms-submissions": "forms.read",
  recordings: "recordings.read",
  mails: "mails.read",
  "users-connection-logs": "connections.read",
} as const satisfies Readonly<Record<string, Permission>>;

/** A record of one of those lists, of an account. */
export interface NoticedRecord {
  readonly kind: keyof typeof NOTICED_LISTS;
  readonly account: string;
  readonly id: string;
}

const NOTICE = /^record\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** Announces that a record was created, changed or removed, within the transaction of the change. */
export const noticeRecord = (trx: Queries, { id, ...of }: NoticedRecord): Promise<void> =>
  noticeRecords(trx, of, [id]);

/** The same of several records of a list, in one statement. */
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

/** Which record a notice is about; null: it is about something else. */
export function recordIn(notice: string): NoticedRecord | null {
  const [, kind, account, id] = NOTICE.exec(notice) ?? [];
  return isNoticed(kind) && account !== undefined && id !== undefined ? { kind, account, id } : null;
}

const isNoticed = (kind: string | undefined): kind is NoticedRecord["kind"] =>
  kind !== undefined && Object.hasOwn(NOTICED_LISTS, kind);

import { sql } from "kysely";
import type { Permission } from "../../openapi/generated/console.ts";
import { LOG_NOTICE, type Queries } from "../database/database.ts";

/** The lists whose records come and change without an event that says so, as the socket calls them, and what their readers hold. */
export const NOTICED = {
  "webhooks-logs": "webhooks.read",
  "forms-submissions": "forms.read",
  recordings: "recordings.read",
  mails: "mails.read",
} as const satisfies Readonly<Record<string, Permission>>;

/** A record of one of those lists, of an account. */
export interface NoticedRecord {
  readonly kind: keyof typeof NOTICED;
  readonly account: string;
  readonly id: string;
}

const NOTICE = /^record\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** Says, with the transaction that does it, that such a record was made, changed or removed. */
export const noticeRecord = async (trx: Queries, { kind, account, id }: NoticedRecord): Promise<void> => {
  await sql`select pg_notify(${LOG_NOTICE}, ${`record/${kind}/${account}/${id}`})`.execute(trx);
};

/** Which record a notice is about; null: it is about something else. */
export function recordIn(notice: string): NoticedRecord | null {
  const [, kind, account, id] = NOTICE.exec(notice) ?? [];
  return isNoticed(kind) && account !== undefined && id !== undefined ? { kind, account, id } : null;
}

const isNoticed = (kind: string | undefined): kind is NoticedRecord["kind"] => kind !== undefined && Object.hasOwn(NOTICED, kind);

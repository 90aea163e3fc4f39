import { sql } from "kysely";
import { LOG_NOTICE, type Queries } from "../database/database.ts";

const NOTICE = /^webhook-log\/([^/]+)\/([^/]+)$/;

/** A try to deliver something, of an account. */
interface LogRef {
  readonly account: string;
  readonly id: string;
}

/** Says, with the transaction that does it, that a try was kept or removed. It is no change by somebody, so no event says it. */
export const noticeLog = async (trx: Queries, { account, id }: LogRef): Promise<void> => {
  await sql`select pg_notify(${LOG_NOTICE}, ${`webhook-log/${account}/${id}`})`.execute(trx);
};

/** Which try a notice is about; null: it is about something else. */
export function logOf(notice: string): LogRef | null {
  const [, account, id] = NOTICE.exec(notice) ?? [];
  return account === undefined || id === undefined ? null : { account, id };
}

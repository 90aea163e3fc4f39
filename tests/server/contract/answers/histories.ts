import { appendAudit } from "../../../../server/log/append-audit.ts";
import { RECOUNTED } from "../../../../openapi/generated/recounted.ts";
import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

const NOWHERE = "000000000000000000000000";
const ONCE = "65a0ffff0000000000000001";

/** What became of the records that no description is of, also of one of which nothing but an event is left. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const recounted = Object.values(RECOUNTED);
  await platform.database.db.transaction().execute(async (trx) => {
    for (const { event } of recounted) await appendAudit(trx, { account: ACCOUNT, type: `${event}-edited`, subject: `${event}/${ONCE}`, data: {} }, 1_700_000_000_000);
  });
  const calls: AnswerRow[] = [
    [200, "GET /calls/k1/history", admin],
    [404, "GET /calls/nowhere/history", admin],
  ];
  const records = recounted.flatMap(({ path }): AnswerRow[] => [
    [200, `GET ${path}/${ONCE}/history`, admin],
    [404, `GET ${path}/${NOWHERE}/history`, admin],
  ]);
  return [...calls, ...records];
};

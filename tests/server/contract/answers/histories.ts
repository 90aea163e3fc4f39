import { appendAudit } from "../../../../server/log/append-audit.ts";
import { RECOUNTED } from "../../../../openapi/generated/recounted.ts";
import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

const NOWHERE = "000000000000000000000000";
const ONCE = "65a0ffff0000000000000001";
/** Unused ids that one event is left of. */
const idsOf = (event: string) =>
  event === "poc" ? { nowhere: "0000-0000-0000", once: "0000-0000-0001" } : { nowhere: NOWHERE, once: ONCE };

/** Histories of records without a description, including one of which only an event is left. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const histories = Object.values(RECOUNTED);
  await platform.database.db.transaction().execute(async (trx) => {
    for (const { event, subject } of histories)
      await appendAudit(
        trx,
        { account: ACCOUNT, type: `${event}-edited`, subject: `${subject}/${idsOf(event).once}`, data: {} },
        1_700_000_000_000,
      );
  });
  const calls: AnswerRow[] = [
    [200, "GET /calls/k1/history", admin],
    [404, "GET /calls/nowhere/history", admin],
  ];
  const records = histories.flatMap(({ event, history }): AnswerRow[] => [
    [200, `GET ${history.replace("{id}", idsOf(event).once)}`, admin],
    [404, `GET ${history.replace("{id}", idsOf(event).nowhere)}`, admin],
  ]);
  return [...calls, ...records];
};

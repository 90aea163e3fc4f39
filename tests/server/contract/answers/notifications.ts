import type { AnswerArea } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";

const UNKNOWN_USER = "000000000000000000000000";
const AGENT = "65a0f0030000000000000001";

/** Read receipts of notifications to agents. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, key }) => {
  const made = async (publishAt: string) =>
    `/notifications/${textOf((await platform.api("POST /notifications", { ...admin, json: { title: "Fire drill", message: "At eleven", publishAt } })).body._id)}/views`;
  const [sent, later] = [await made("2020-01-01T00:00:00.000Z"), await made("2100-01-01T00:00:00.000Z")];
  const by = (user: string) => ({ key, json: { user } });
  return [
    [200, `POST ${sent}`, by(AGENT)],
    [422, `POST ${sent}`, by(UNKNOWN_USER)],
    [409, `POST ${later}`, by(AGENT)],
    [404, `POST /notifications/${UNKNOWN_USER}/views`, by(AGENT)],
  ];
};

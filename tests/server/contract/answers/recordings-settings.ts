import type { AnswerArea } from "../../../support/answer-area.ts";

const NOWHERE = "000000000000000000000000";

/** Whether a storage lets the platform in. */
export const rows: AnswerArea["rows"] = ({ admin }) => [
  [200, "POST /recordings-settings/trials", { ...admin, json: { provider: "own" } }],
  [404, "POST /recordings-settings/trials", { ...admin, json: { provider: "own", setting: NOWHERE } }],
  [422, "POST /recordings-settings/trials", { ...admin, json: { provider: "ftp" } }],
];

export const bodies: AnswerArea["bodies"] = { tryRecordingSetting: { provider: "own", setting: NOWHERE } };

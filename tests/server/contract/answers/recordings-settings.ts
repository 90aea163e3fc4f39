import type { AnswerArea } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";

const NOWHERE = "000000000000000000000000";

/** Recordings waiting for a storage, and trials of the storage. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { body } = await platform.api("POST /recordings-settings", {
    ...admin,
    json: { name: "Nothing waits for it" },
  });
  return [
    [200, "POST /recordings-settings/trials", { ...admin, json: { provider: "own" } }],
    [404, "POST /recordings-settings/trials", { ...admin, json: { provider: "own", setting: NOWHERE } }],
    [422, "POST /recordings-settings/trials", { ...admin, json: { provider: "ftp" } }],
    [200, "GET /recordings-settings/uploads", admin],
    [200, `POST /recordings-settings/${textOf(body._id)}/uploads`, admin],
    [404, `POST /recordings-settings/${NOWHERE}/uploads`, admin],
  ];
};

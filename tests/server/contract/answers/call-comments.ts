import type { AnswerArea } from "../../../support/answer-area.ts";
import { pbx } from "../../../support/pbx.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const NOWHERE = "000000000000000000000000";

/** Comments on calls. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const call = (id: string) =>
    pbx("call-created", `call/${id}`, { contact: `contact-${id}`, segment: SEGMENT, channel: "audio" });
  await platform.feed([call("m1"), call("m2")]);
  const { body } = await platform.api("POST /calls/m1/comments", { ...admin, json: { text: "Polite" } });
  await platform.database.db
    .insertInto("call_comments")
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        account: ACCOUNT,
        id: String(index).padStart(24, "0"),
        leg: "call/m2",
        text: "Again",
        at: null,
        recording: null,
        user_id: NOWHERE,
        created_at: index,
      })),
    )
    .execute();
  return [
    [200, "GET /calls/m2/comments", admin],
    [404, "GET /calls/nowhere/comments", admin],
    [200, "POST /calls/m1/comments", { ...admin, json: { text: "Rude" } }],
    [403, "POST /calls/m1/comments", { ...recorder, json: { text: "Rude" } }],
    [404, "POST /calls/nowhere/comments", { ...admin, json: { text: "Rude" } }],
    [409, "POST /calls/m2/comments", { ...admin, json: { text: "Once more" } }],
    [422, "POST /calls/m1/comments", { ...admin, json: { text: " " } }],
    [422, "POST /calls/m1/comments", { ...admin, json: { text: "Late", at: 1, recording: NOWHERE } }],
    [403, `DELETE /calls/m1/comments/${textOf(body._id)}`, recorder],
    [404, `DELETE /calls/m1/comments/${NOWHERE}`, admin],
    [204, `DELETE /calls/m1/comments/${textOf(body._id)}`, admin],
  ];
};

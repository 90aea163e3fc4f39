import type { AnswerArea } from "../../../support/answer-area.ts";
import { pbx } from "../../../support/pbx.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT, withoutSupervision } from "../../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0030000000000000001";
const NOWHERE = "000000000000000000000000";

/** Calls that are followed live. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const call = (id: string, values: object = { user: AGENT }) =>
    pbx("call-created", `call/${id}`, {
      contact: `contact-${id}`,
      segment: SEGMENT,
      channel: "audio",
      ...values,
    });
  await platform.feed([call("s1"), call("s2"), call("s3", {}), pbx("call-ended", "call/s2", {})]);
  await withoutSupervision(platform.database.db);
  const off = await platform.api("POST /calls/s1/supervision", admin);
  const { headers } = await platform.api(`GET /accounts/${ACCOUNT}`, admin);
  const change = (supervision: object, version = headers.get("etag") ?? "") => ({
    ...admin,
    json: { supervision },
    headers: { "if-match": version },
  });
  const refused = await platform.api(`PATCH /accounts/${ACCOUNT}`, change({ enabled: true }));
  await platform.api(`PATCH /accounts/${ACCOUNT}`, change({ enabled: true, termsAccepted: true }));
  const { body } = await platform.api("POST /calls/s1/supervision", admin);
  if (off.status !== 451 || refused.status !== 422) throw new Error(`${off.status} ${refused.status}`);
  return [
    [200, "POST /calls/s1/supervision", admin],
    [404, "POST /calls/nowhere/supervision", admin],
    [409, "POST /calls/s2/supervision", admin],
    [409, "POST /calls/s3/supervision", admin],
    [404, `DELETE /calls/s1/supervision/${NOWHERE}`, admin],
    [204, `DELETE /calls/s1/supervision/${textOf(body._id)}`, admin],
  ];
};

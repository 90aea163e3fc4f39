import type { AnswerArea } from "../../../support/answer-area.ts";
import type { Ask } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

const NOWHERE = "000000000000000000000000";
const SETTINGS = { colors: { text: "#123456" } };

/** The widget of an account, and whether a site may have it. */
export const rows: AnswerArea["rows"] = ({ admin }) => {
  const change = (settings: object, version = 1): Ask => ({
    ...admin,
    json: { settings },
    headers: { "if-match": `"${version}"` },
  });
  return [
    [200, "GET /widget", admin],
    [200, `GET /widget/${ACCOUNT}`, admin],
    [404, `GET /widget/${NOWHERE}`, admin],
    [404, `PATCH /widget/${NOWHERE}`, change(SETTINGS)],
    [412, `PATCH /widget/${ACCOUNT}`, change(SETTINGS, 7)],
    [422, `PATCH /widget/${ACCOUNT}`, change({ colors: { text: "red" } })],
    [428, `PATCH /widget/${ACCOUNT}`, { ...admin, json: { settings: SETTINGS } }],
    [200, `PATCH /widget/${ACCOUNT}`, change(SETTINGS)],
    [200, "POST /widget/site-check", { ...admin, json: { url: "http://10.0.0.1/" } }],
    [422, "POST /widget/site-check", { ...admin, json: { url: "shop" } }],
  ];
};

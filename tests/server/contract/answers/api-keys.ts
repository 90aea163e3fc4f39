import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";

const NOWHERE = "/api-keys/000000000000000000000000";

/** The keys that systems speak with. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { body } = await platform.api("POST /api-keys", {
    ...admin,
    json: { name: "Warehouse", privilege: "supervisor" },
  });
  const one = `/api-keys/${textOf(body.apiKey?._id)}`;
  const change = (name: string, version = 1): AnswerRow[2] => ({
    ...admin,
    json: { name },
    headers: { "if-match": `"${version}"` },
  });
  return [
    [200, "GET /api-keys", admin],
    [200, "POST /api-keys", { ...admin, json: { name: "Reports", privilege: "recording-reviewer" } }],
    [422, "POST /api-keys", { ...admin, json: { name: "Reports", privilege: "nobody-has-this" } }],
    [200, `GET ${one}`, admin],
    [404, `GET ${NOWHERE}`, admin],
    [404, `PATCH ${NOWHERE}`, change("x")],
    [428, `PATCH ${one}`, { ...admin, json: { name: "x" } }],
    [200, `PATCH ${one}`, change("Storehouse")],
    [412, `PATCH ${one}`, change("Depot")],
    [422, `PATCH ${one}`, change(" ", 2)],
    [412, `DELETE ${one}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${one}`, admin],
    [404, `DELETE ${one}`, admin],
  ];
};

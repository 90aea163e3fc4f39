import type { AnswerArea } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";

const NOWHERE = "000000000000000000000000";

/** Views of lists, and the global search. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const view = { resource: "segments", name: "Complaints", query: "q=complaint" };
  const made = await platform.api("POST /views", { ...admin, json: view });
  const shared = await platform.api("POST /views", {
    ...admin,
    json: { ...view, name: "Ours", shared: true },
  });
  const mine = `/views/${textOf(made.body._id)}`;
  const ours = `/views/${textOf(shared.body._id)}`;
  const named = (json: object, ask = admin) => ({ ...ask, json, headers: { "if-match": '"1"' } });
  return [
    [200, "GET /search", { ...admin, query: "$search=complaint" }],
    [200, "GET /views", { ...admin, query: "resource=segments" }],
    [403, "GET /views", { ...admin, query: "resource=planets" }],
    [200, "POST /views", { ...admin, json: { ...view, name: "Others" } }],
    [409, "POST /views", { ...admin, json: view }],
    [422, "POST /views", { ...admin, json: { ...view, name: "" } }],
    [403, "POST /views", { ...recorder, json: { ...view, shared: true } }],
    [428, `PATCH ${mine}`, { ...admin, json: { name: "x" } }],
    [409, `PATCH ${mine}`, named({ name: "ours" })],
    [422, `PATCH ${mine}`, named({ place: -1 })],
    [404, `PATCH ${mine}`, named({ name: "x" }, recorder)],
    [403, `PATCH ${ours}`, named({ name: "x" }, recorder)],
    [200, `PATCH ${mine}`, named({ name: "Complaints here" })],
    [412, `PATCH ${mine}`, named({ name: "Complaints there" })],
    [404, `PATCH /views/${NOWHERE}`, named({ name: "x" })],
    [403, `DELETE ${ours}`, recorder],
    [412, `DELETE ${mine}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${mine}`, admin],
    [404, `DELETE ${mine}`, admin],
  ];
};

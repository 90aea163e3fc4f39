import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { pbx } from "../../../support/pbx.ts";
import { agentBody } from "../../../support/people.ts";
import { type Ask, textOf } from "../../../support/platform.ts";
import { addPerson } from "../../../support/test-accounts.ts";

const AISHA = "65a0f0030000000000000001";
const NOWHERE = "000000000000000000000000";
const DEFAULT = "65a0f0050000000000000001";

/** Users, privileges, and the log of connections. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const write = (json: object, version = 1): Ask => ({
    ...admin,
    json,
    headers: { "if-match": `"${version}"` },
  });
  const id = await addPerson(platform.database.db, "changed@demo.example", 4, "agent-recording");
  const other = await addPerson(platform.database.db, "gone@demo.example", 4, "agent-recording");
  const privilege = textOf(
    (
      await platform.api("POST /privileges", {
        ...admin,
        json: { name: "answered", label: "Answered", level: 3, permissions: [] },
      })
    ).body._id,
  );
  await platform.feed([pbx("user-connected", `user/${AISHA}`, { session: "s1" })]);
  const { body } = await platform.api("GET /users-connection-logs", admin);
  const connection = textOf(Object.values(body.data ?? {})[0]?._id);
  const users: AnswerRow[] = [
    [200, "POST /users", { ...admin, json: agentBody({ username: "answered" }) }],
    [409, "POST /users", { ...admin, json: agentBody({ username: "answered" }) }],
    [422, "POST /users", { ...admin, json: {} }],
    [403, `PATCH /users/${id}`, { ...recorder, json: { firstname: "X" } }],
    [404, `PATCH /users/${NOWHERE}`, write({ firstname: "X" })],
    [409, `PATCH /users/${id}`, write({ email: "admin@demo.example" })],
    [412, `PATCH /users/${id}`, write({ firstname: "X" }, 7)],
    [422, `PATCH /users/${id}`, write({})],
    [428, `PATCH /users/${id}`, { ...admin, json: { firstname: "X" } }],
    [200, `PATCH /users/${id}`, write({ firstname: "X" })],
    [404, `DELETE /users/${NOWHERE}`, admin],
    [200, `GET /users/${id}/holders`, admin],
    [404, `GET /users/${NOWHERE}/holders`, admin],
    [412, `DELETE /users/${id}`, { ...admin, headers: { "if-match": '"99"' } }],
    [200, "POST /reports/exports/agent-forms", { ...admin, json: { name: "Theirs", agents: [id] } }],
    [409, `DELETE /users/${id}`, admin],
    [204, `DELETE /users/${other}`, admin],
    [200, "GET /imported-records", admin],
    [200, "DELETE /imported-records", admin],
  ];
  const privileges: AnswerRow[] = [
    [200, "GET /privileges", admin],
    [200, `GET /privileges/${privilege}`, admin],
    [404, `GET /privileges/${NOWHERE}`, admin],
    [
      200,
      "POST /privileges",
      { ...admin, json: { name: "posted", label: "Posted", level: 3, permissions: [] } },
    ],
    [
      409,
      "POST /privileges",
      { ...admin, json: { name: "posted", label: "Posted", level: 3, permissions: [] } },
    ],
    [422, "POST /privileges", { ...admin, json: {} }],
    [404, `PATCH /privileges/${NOWHERE}`, write({ level: 4 })],
    [409, `PATCH /privileges/${DEFAULT}`, write({ level: 4 })],
    [412, `PATCH /privileges/${privilege}`, write({ level: 4 }, 7)],
    [422, `PATCH /privileges/${privilege}`, write({ level: 9 })],
    [428, `PATCH /privileges/${privilege}`, { ...admin, json: { level: 4 } }],
    [200, `PATCH /privileges/${privilege}`, write({ level: 4 })],
    [404, `DELETE /privileges/${NOWHERE}`, admin],
    [409, `DELETE /privileges/${DEFAULT}`, admin],
    [412, `DELETE /privileges/${privilege}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE /privileges/${privilege}`, admin],
    [200, "GET /permissions", admin],
  ];
  const connections: AnswerRow[] = [
    [200, "GET /users-connection-logs", admin],
    [200, `GET /users-connection-logs/${connection}`, admin],
    [404, `GET /users-connection-logs/${NOWHERE}`, admin],
  ];
  return [...users, ...privileges, ...connections];
};

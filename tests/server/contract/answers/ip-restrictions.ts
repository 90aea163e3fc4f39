import { Claims } from "../../../../server/auth/claims.ts";
import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../../support/test-accounts.ts";

const ADMIN = "65a0f0010000000000000001";
const NOWHERE = "000000000000000000000000";
const ELSEWHERE = "192.0.2.0/24";

/** IP restrictions and their refusals. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { db } = platform.database;
  const mover = await addPerson(db, "mover@demo.example", 2, "supervisor");
  const { refreshToken } = await platform.signIn("mover@demo.example");
  const claim = await new Claims(db, Date.now).make(
    db,
    { account: ACCOUNT, user: mover, remember: false, provedAt: Date.now() },
    null,
  );
  const made = async (range: string, user: string) => {
    const { body } = await platform.api("POST /security/ip-restrictions", {
      ...admin,
      json: { range, users: [user] },
    });
    return `/security/ip-restrictions/${textOf(body._id)}`;
  };
  const one = await made(ELSEWHERE, mover);
  // The administrator is named by two of them, of which only the first holds their address.
  const [here, there] = [await made("127.0.0.1", ADMIN), await made(ELSEWHERE, ADMIN)];
  const change = (json: object, version = 1): AnswerRow[2] => ({
    ...admin,
    json,
    headers: { "if-match": `"${version}"` },
  });
  const create = (json: object): AnswerRow[2] => ({
    ...admin,
    json: { range: ELSEWHERE, users: [mover], ...json },
  });
  return [
    [
      403,
      "POST /auth/login",
      { json: { strategy: "local", email: "mover@demo.example", password: PASSWORD, agreement: true } },
    ],
    [403, `GET /auth/login/${claim}`],
    [403, "POST /auth/refresh-token", { json: { refreshToken } }],
    [409, `DELETE ${here}`, admin],
    [204, `DELETE ${there}`, admin],
    [204, `DELETE ${here}`, admin],
    [404, `DELETE ${here}`, admin],
    [200, "GET /security/ip-restrictions", admin],
    [200, `GET ${one}`, admin],
    [404, `GET /security/ip-restrictions/${NOWHERE}`, admin],
    [200, "POST /security/ip-restrictions", create({ range: "2001:db8::/32", description: "Ours" })],
    [409, "POST /security/ip-restrictions", create({ users: [ADMIN] })],
    [422, "POST /security/ip-restrictions", create({ range: "010.1.1.1" })],
    [404, `PATCH /security/ip-restrictions/${NOWHERE}`, change({ description: "x" })],
    [428, `PATCH ${one}`, { ...admin, json: { description: "x" } }],
    [200, `PATCH ${one}`, change({ description: "The office" })],
    [412, `PATCH ${one}`, change({ description: "Mine" })],
    [409, `PATCH ${one}`, change({ users: [ADMIN] }, 2)],
    [422, `PATCH ${one}`, change({ range: "everywhere" }, 2)],
    [412, `DELETE ${one}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${one}`, admin],
  ];
};

import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";
import { addPerson } from "../../../support/test-accounts.ts";

const NOWHERE = "000000000000000000000000";
const octets = { "content-type": "application/octet-stream" };

/** The files that people keep here, and the links to them. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const make = async (name: string) =>
    `/uploads/${textOf((await platform.api("POST /uploads", { ...admin, json: { name, size: 5 } })).body._id)}`;
  const [whole, part, picture] = [await make("whole.txt"), await make("part.txt"), await make("picture.png")];
  const change = (name: string, version = 1): AnswerRow[2] => ({
    ...admin,
    json: { name },
    headers: { "if-match": `"${version}"` },
  });
  const bytes = (raw: string, offset = 0): AnswerRow[2] => ({
    ...admin,
    raw,
    query: `offset=${offset}`,
    headers: octets,
  });
  await platform.api(`PUT ${whole}/content`, bytes("hello"));
  const { body: link } = await platform.api(`POST ${whole}/links`, admin);
  const download = `GET ${textOf(link.path)}`;
  const gone = `GET ${textOf((await platform.api(`POST ${whole}/links`, admin)).body.path).slice(0, -6)}AAAAAA`;
  // A user who lost access still has a link from before.
  const lowered = await addPerson(platform.database.db, "lowered@demo.example", 2, "supervisor");
  const { accessToken } = await platform.signIn("lowered@demo.example");
  const late = `GET ${textOf((await platform.api(`POST ${whole}/links`, { token: accessToken })).body.path)}`;
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "recording-reviewer" })
    .where("id", "=", lowered)
    .execute();
  return [
    [403, late],
    [200, "GET /uploads", admin],
    [200, "POST /uploads", { ...admin, json: { name: "another.txt", size: 5 } }],
    [422, "POST /uploads", { ...admin, json: { name: "another.exe", size: 5 } }],
    [200, `GET ${whole}`, admin],
    [404, `GET /uploads/${NOWHERE}`, admin],
    [428, `PATCH ${whole}`, { ...admin, json: { name: "x.txt" } }],
    [422, `PATCH ${whole}`, change("whole.pdf")],
    [200, `PATCH ${whole}`, change("renamed.txt")],
    [412, `PATCH ${whole}`, change("again.txt")],
    [404, `PATCH /uploads/${NOWHERE}`, change("x.txt")],
    [200, `GET ${whole}/content`, admin],
    [206, `GET ${whole}/content`, { ...admin, headers: { range: "bytes=1-3" } }],
    [416, `GET ${whole}/content`, { ...admin, headers: { range: "bytes=5-" } }],
    [404, `GET ${part}/content`, admin],
    [200, `PUT ${part}/content`, bytes("he")],
    [409, `PUT ${part}/content`, bytes("he")],
    [409, `PUT ${whole}/content`, bytes("hello")],
    [422, `PUT ${picture}/content`, bytes("hello")],
    [404, `PUT /uploads/${NOWHERE}/content`, bytes("hello")],
    [413, `PUT ${part}/content`, bytes("x".repeat(4_000_001), 2)],
    [200, `POST ${whole}/links`, admin],
    [404, `POST ${part}/links`, admin],
    [200, download],
    [206, download, { headers: { range: "bytes=-2" } }],
    [416, download, { headers: { range: "bytes=9-" } }],
    [410, gone],
    [204, `DELETE ${part}`, admin],
    [404, `DELETE ${part}`, admin],
    [412, `DELETE ${whole}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${whole}`, admin],
    [404, download],
  ];
};

import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

const NOWHERE = "000000000000000000000000";
const octets = { "content-type": "application/octet-stream" };

/** Recordings, from the telephony system to the reviewer. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, key }) => {
  const make = async () =>
    `/recordings/${textOf((await platform.api("POST /recordings", { key, json: { media: "video/webm", call: "k1" } })).body._id)}`;
  const bytes = (raw: string, offset = 0): AnswerRow[2] => ({
    key,
    raw,
    query: `offset=${offset}`,
    headers: octets,
  });
  const [open, ended, pending] = [await make(), await make(), await make()];
  await platform.api(`PUT ${pending}/content`, bytes("12345"));
  await platform.database.db
    .updateTable("recordings")
    .set({ status: "pending" })
    .where("account", "=", ACCOUNT)
    .where("id", "=", pending.slice(-24))
    .execute();
  const { body: setting } = await platform.api("POST /recordings-settings", {
    ...admin,
    json: {
      name: "Nobody listens there",
      storage: "cloud",
      provider: "ftp",
      hostname: "127.0.0.1",
      port: 1,
      username: "calls",
      password: "secret",
    },
  });
  const archived = await make();
  await platform.api(`PUT ${archived}/content`, bytes("12345"));
  await platform.database.db
    .updateTable("recordings")
    .set({ status: "pending", setting: textOf(setting._id) })
    .where("account", "=", ACCOUNT)
    .where("id", "=", archived.slice(-24))
    .execute();
  const review = (status: string, version = 2): AnswerRow[2] => ({
    ...admin,
    json: { status },
    headers: { "if-match": `"${version}"` },
  });
  return [
    [200, "GET /recordings", admin],
    [200, "POST /recordings", { key, json: { media: "audio/wav", call: "k1" } }],
    [422, "POST /recordings", { key, json: { media: "text/html", call: "k1" } }],
    [200, `GET ${open}`, admin],
    [404, `GET /recordings/${NOWHERE}`, admin],
    [200, `PUT ${open}/content`, bytes("123")],
    [409, `PUT ${open}/content`, bytes("123")],
    [404, `PUT /recordings/${NOWHERE}/content`, bytes("123")],
    [413, `PUT ${open}/content`, bytes("x".repeat(4_000_001), 3)],
    [200, `POST ${ended}/end`, { key }],
    [409, `POST ${ended}/end`, { key }],
    [404, `POST /recordings/${NOWHERE}/end`, { key }],
    [409, `DELETE ${open}`, admin],
    [409, `PATCH ${open}`, review("approved")],
    [428, `PATCH ${pending}`, { ...admin, json: { status: "approved" } }],
    [422, `PATCH ${pending}`, review("deleted")],
    [200, `GET ${pending}/content`, admin],
    [206, `GET ${pending}/content`, { ...admin, headers: { range: "bytes=1-3" } }],
    [416, `GET ${pending}/content`, { ...admin, headers: { range: "bytes=5-" } }],
    [404, `GET ${open}/content`, admin],
    [200, `POST ${pending}/links`, admin],
    [404, `POST ${open}/links`, admin],
    [200, `POST ${archived}/uploads`, admin],
    [409, `POST ${pending}/uploads`, admin],
    [404, `POST /recordings/${NOWHERE}/uploads`, admin],
    [200, `PATCH ${pending}`, review("approved")],
    [412, `PATCH ${pending}`, review("rejected")],
    [404, `PATCH /recordings/${NOWHERE}`, review("approved")],
    [412, `DELETE ${pending}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${pending}`, admin],
    [404, `DELETE ${pending}`, admin],
  ];
};

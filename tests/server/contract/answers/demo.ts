import type { Kysely } from "kysely";
import { linkUsers } from "../../../../server/auth/linked-users.ts";
import type { Tables } from "../../../../server/database/schema.ts";
import type { AnswerArea } from "../../../support/answer-area.ts";
import { pbx } from "../../../support/pbx.ts";
import { OTHER_ACCOUNT } from "../../../support/test-accounts.ts";

/** Makes the recorder of the demo and the administrator of the other account the same person. */
async function linkToOther(db: Kysely<Tables>): Promise<void> {
  const userOf = (login: string) =>
    db
      .selectFrom("logins")
      .select(["account", "user_id as user"])
      .where("login", "=", login)
      .executeTakeFirstOrThrow();
  const [one, other] = [await userOf("recorder@demo.example"), await userOf("admin@other.example")];
  await db.transaction().execute((trx) => linkUsers(trx, one, other));
}

/** Progress of a demo, its month of real calls, and the accounts of the caller. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const started = pbx(
    "traffic-started",
    "traffic/demo",
    { kind: "demo", name: "Demo", zone: "Europe/Madrid", rate: 1 },
    { source: "/demo/1", time: new Date().toISOString() },
  );
  await platform.feed([started], OTHER_ACCOUNT);
  const other = { token: (await platform.signIn("admin@other.example")).accessToken };
  await linkToOther(platform.database.db);
  const linked = { token: (await platform.signIn("recorder@demo.example")).accessToken };
  const file = { raw: "no log", headers: { "content-type": "application/octet-stream" } };
  return [
    [200, "GET /demo", admin],
    [200, "GET /demo", other],
    [409, "POST /demo/month", admin],
    [409, "PUT /demo/month", { ...admin, ...file }],
    [413, "PUT /demo/month", { ...other, ...file, raw: new Uint8Array(4_000_001) }],
    [200, "PUT /demo/month", { ...other, ...file }],
    [200, "POST /demo/month", other],
    [204, "DELETE /demo/month", other],
    [200, "GET /linked-accounts", admin],
    [200, `POST /linked-accounts/${OTHER_ACCOUNT}/session`, linked],
    [404, `POST /linked-accounts/${OTHER_ACCOUNT}/session`, admin],
  ];
};

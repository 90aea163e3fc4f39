import type { Kysely } from "kysely";
import { linkUsers } from "../../../../server/auth/linked-users.ts";
import type { Tables } from "../../../../server/database/schema.ts";
import { newId } from "../../../../server/kit/id.ts";
import { addUsers } from "../../../../server/seed/create-account.ts";
import type { AnswerArea } from "../../../support/answer-area.ts";
import { pbx } from "../../../support/pbx.ts";
import { OTHER_ACCOUNT } from "../../../support/test-accounts.ts";

/** Gives the recorder of the demo a user without credentials in the other account. */
async function linkToOther(db: Kysely<Tables>): Promise<void> {
  const recorder = await db
    .selectFrom("logins")
    .select(["account", "user_id as user"])
    .where("login", "=", "recorder@demo.example")
    .executeTakeFirstOrThrow();
  const id = newId(Date.now());
  const person = { id, firstname: "Rosa", lastname: "Delgado", email: null, passwordHash: null };
  await db.transaction().execute(async (trx) => {
    await addUsers(trx, OTHER_ACCOUNT, [{ ...person, level: 1, privilege: "admin" }], Date.now());
    await linkUsers(trx, recorder, { account: OTHER_ACCOUNT, user: id });
  });
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

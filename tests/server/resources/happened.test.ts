import { afterAll, beforeAll, expect, test } from "vitest";
import { appendAudit } from "../../../server/log/append-audit.ts";
import { agentBody, asking } from "../../support/people.ts";
import { type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";

const ADA = { _id: "65a0f0010000000000000001", name: "Ada Moreau" };
const AISHA = { _id: "65a0f0030000000000000001", name: "Aisha Rahman" };

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

const historyOf = async (own: string): Promise<Json[]> =>
  Object.values((await admin.get(`${own}/history`)).body.data ?? {});
const summaryOf = (moments: readonly Json[]) =>
  moments.map(({ what, by, before, after }) => [what, by, before === null && after === null]);

test("returns when a notification was sent and which users read it, without a state to restore", async () => {
  const own = `/notifications/${textOf((await admin.post("/notifications", { title: "Fire drill", message: "At eleven" })).body._id)}`;
  await platform.api(`POST ${own}/views`, {
    key: await keyFor(platform.database.db, ACCOUNT, "admin"),
    json: { user: AISHA._id },
  });
  expect(summaryOf(await historyOf(own))).toEqual([
    ["viewed", AISHA, true],
    ["sent", ADA, true],
    ["created", ADA, false],
  ]);
});

test("returns changes of the second factor, the provider name and sign-in locks of a user, but not each sign-in", async () => {
  const own = `/users/${textOf((await admin.post("/users", agentBody())).body._id)}`;
  const say = (type: string, data: object) =>
    platform.database.db
      .transaction()
      .execute((trx) =>
        appendAudit(
          trx,
          { account: ACCOUNT, type, subject: own.slice(1).replace("users", "user"), data },
          Date.now(),
        ),
      );
  for (const type of ["two-factor-enabled", "sso-identity-removed", "sign-in-redirected", "sign-in-refused"])
    await say(type, { by: ADA._id });
  await say("sign-in-locked", { after: { reason: "password", address: "192.0.2.1" } });
  const moments = await historyOf(own);
  expect(summaryOf(moments)).toEqual([
    ["sign-in-locked", null, true],
    ["sso-identity-removed", ADA, true],
    ["two-factor-enabled", ADA, true],
    ["created", ADA, false],
  ]);
  expect(JSON.stringify(moments)).not.toContain("192.0.2.1");
});

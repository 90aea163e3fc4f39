import type { Kysely, Transaction } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AccessTokens } from "../../../../server/auth/access-tokens.ts";
import { Attempts } from "../../../../server/auth/attempts.ts";
import type { SessionCaller } from "../../../../server/auth/caller.ts";
import { Claims } from "../../../../server/auth/claims.ts";
import { SingleSignOn } from "../../../../server/auth/saml/single-sign-on.ts";
import { SsoRequests } from "../../../../server/auth/saml/sso-requests.ts";
import { Sessions } from "../../../../server/auth/sessions.ts";
import type { Tables } from "../../../../server/database/schema.ts";
import { changeSso } from "../../../../server/routes/sso-record.ts";
import { forgetIdentity } from "../../../../server/routes/sso-identities.ts";
import { startPlatform, type TestPlatform } from "../../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../../support/test-accounts.ts";
import { answerTo, begin, claim, post, setUp } from "./test-provider.ts";

const ADMIN = "65a0f0010000000000000001";
const SUPERVISOR = "65a0f0010000000000000002";

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  ({ accessToken: token } = await platform.signIn("admin@demo.example"));
  await setUp(platform, token);
});
afterAll(() => platform.close());

const db = () => platform.database.db;
const sessions = () => new Sessions(db(), new AccessTokens(new Uint8Array(32).fill(7), Date.now), Date.now);

/** A login that waits for its browser while something happens. */
async function claimedAfter(happens: () => Promise<unknown>): Promise<number> {
  const browser = await begin(platform, "supervisor@demo.example");
  const location = await post(platform, answerTo(browser));
  await happens();
  return (await claim(platform, location, browser)).status;
}

test("logins that were made by other settings end with them", async () => {
  expect(await claimedAfter(() => Promise.resolve())).toBe(200);
  expect(await claimedAfter(() => setUp(platform, token, { forceAuthn: false }))).toBe(423);
});

test("a login that was made by a name that is forgotten ends with it", async () => {
  expect(
    await claimedAfter(() =>
      platform.api(`DELETE /accounts/${ACCOUNT}/sso/identities/${SUPERVISOR}`, { token }),
    ),
  ).toBe(423);
});

/** The database, in which something happens before each transaction. */
const busy = (happens: () => Promise<unknown>): Kysely<Tables> =>
  new Proxy(db(), {
    get: (target, name) => {
      if (name === "transaction")
        return () => ({
          execute: (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
            happens().then(() => target.transaction().execute(work)),
        });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

test("no login is made by settings that were changed while the answer was verified", async () => {
  const receive = async (happens: () => Promise<unknown>) => {
    const answer = answerTo(await begin(platform, "supervisor@demo.example"));
    const desk = new SingleSignOn(
      busy(happens),
      new SsoRequests(db(), Date.now),
      new Claims(db(), Date.now),
      new Attempts(db(), Date.now),
      Date.now,
    );
    return desk.receive(ACCOUNT, Buffer.from(answer).toString("base64"));
  };
  expect(await receive(() => Promise.resolve())).toMatch(/^\/login\/claim\//);
  let number = 0;
  expect(
    await receive(() => setUp(platform, token, { entryPoint: `https://other.example/${++number}` })),
  ).toBe("/login?sso=failed&code=request");
});

/** Tries both changes with a caller whose rights have changed since the request. */
async function refusals(asked: SessionCaller): Promise<unknown[]> {
  const services = {
    db: db(),
    sessions: sessions(),
    notices: { send: () => Promise.resolve() },
    now: Date.now,
  };
  const before = await db().selectFrom("sso_settings").selectAll().executeTakeFirstOrThrow();
  await post(platform, answerTo(await begin(platform, "supervisor@demo.example")));
  const changing = { asked, site: platform.url, ifMatch: `"${before.version}"`, now: Date.now() };
  const outcomes = await Promise.allSettled([
    changeSso(services, changing, { entryPoint: "https://evil.example" }),
    forgetIdentity(services, asked, SUPERVISOR),
  ]);
  expect(await db().selectFrom("sso_settings").selectAll().executeTakeFirst()).toEqual(before);
  expect(
    await db().selectFrom("sso_identities").select("user_id").where("user_id", "=", SUPERVISOR).execute(),
  ).toHaveLength(1);
  return outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.code : "done"));
}

async function callerNow(): Promise<SessionCaller> {
  const caller = await sessions().ofAccessToken(token);
  if (!caller) throw new Error("Nobody is signed in.");
  return { ...caller, address: "127.0.0.1" };
}

test("rejects queued changes to the settings and names after the account was handed over", async () => {
  const asked = await callerNow();
  const next = await addPerson(db(), "next@demo.example", 1, "admin");
  await db().updateTable("accounts").set({ principal: next }).where("id", "=", ACCOUNT).execute();
  expect(await refusals(asked)).toEqual(["forbidden", "forbidden"]);
  await db().updateTable("accounts").set({ principal: ADMIN }).where("id", "=", ACCOUNT).execute();
});

test("rejects queued changes when the password proof has expired or the session has ended", async () => {
  const asked = await callerNow();
  await db().updateTable("sessions").set({ proved_at: 0 }).where("id", "=", asked.session).execute();
  expect(await refusals(asked)).toEqual(["proof-needed", "proof-needed"]);
  await db()
    .updateTable("sessions")
    .set({ ended_at: Date.now(), ended_by: "logout" })
    .where("id", "=", asked.session)
    .execute();
  expect(await refusals(asked)).toEqual(["unauthorized", "unauthorized"]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Arrivals } from "../../../server/arrivals.ts";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import { Arrival } from "../../../server/auth/arrival.ts";
import { Attempts } from "../../../server/auth/attempts.ts";
import { KnownBrowsers } from "../../../server/auth/known-browsers.ts";
import { hashPassword } from "../../../server/auth/passwords.ts";
import { SecondFactor } from "../../../server/auth/second-factor.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { SignIn } from "../../../server/auth/sign-in.ts";
import { SignInRecord } from "../../../server/auth/sign-in-record.ts";
import { Vault } from "../../../server/auth/vault.ts";
import { GOOD_PASSWORD } from "../../support/people.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let number = 0;
let email = "";
let id = "";
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  email = `meanwhile${++number}@demo.example`;
  id = await addPerson(platform.database.db, email, 2, "supervisor");
});
afterAll(() => platform.close());

const now = () => Date.now();
const origin = { address: "203.0.113.9", agent: null };
const sessions = () => new Sessions(platform.database.db, new AccessTokens(new Uint8Array(32), now), now);
const open = async () => (await platform.database.db.selectFrom("sessions").select("id").where("user_id", "=", id).where("ended_at", "is", null).execute()).length;

/** Something happens after the password was found right, and before anybody is let in. */
class Meanwhile extends SecondFactor {
  constructor(private readonly happens: () => Promise<unknown>) {
    super(platform.database.db, new Vault([new Uint8Array(32)]), now);
  }

  override async mustShow(...shown: Parameters<SecondFactor["mustShow"]>) {
    const by = await super.mustShow(...shown);
    await this.happens();
    return by;
  }
}

function signIn(happens: () => Promise<unknown>) {
  const { db } = platform.database;
  const record = new SignInRecord(db, now);
  const arrival = new Arrival(db, sessions(), record, "/panel");
  const desk = new SignIn({ db, arrivals: new Arrivals(now), attempts: new Attempts(db, now), browsers: new KnownBrowsers(db, now), secondFactor: new Meanwhile(happens), arrival, record });
  return desk.signIn({ strategy: "local", email, password: PASSWORD, agreement: true }, origin, null);
}

const change = (values: { password_hash?: string; disabled?: boolean }) => platform.database.db.updateTable("users").set(values).where("account", "=", ACCOUNT).where("id", "=", id).execute();

test("a sign-in that is under way while the password is changed opens no session: it would outlive the end of all others", async () => {
  await expect(signIn(async () => change({ password_hash: await hashPassword(GOOD_PASSWORD) }))).rejects.toMatchObject({ code: "wrong-credentials" });
  expect(await open()).toBe(0);
});

test("a sign-in during which nothing changes opens one", async () => {
  await signIn(() => Promise.resolve());
  expect(await open()).toBe(1);
});

test("whoever is disabled in the moment in which they are let in gets no session that would stand once they are enabled again", async () => {
  await change({ disabled: true });
  expect(await sessions().open({ account: ACCOUNT, id }, { remember: false, passwordHash: null, way: "single-sign-on", ...origin })).toBeNull();
  expect(await open()).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AddressLimit } from "../../../server/http/address-limit.ts";
import { RateLimit } from "../../../server/http/rate-limit.ts";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import { Arrival } from "../../../server/auth/arrival.ts";
import { Attempts } from "../../../server/auth/attempts.ts";
import { Claims } from "../../../server/auth/claims.ts";
import { endPendingAccess } from "../../../server/auth/end-pending-access.ts";
import { KnownBrowsers } from "../../../server/auth/known-browsers.ts";
import { hashSecret } from "../../../server/auth/secrets.ts";
import { hashPassword } from "../../../server/auth/passwords.ts";
import { ResetGrants } from "../../../server/auth/reset-grants.ts";
import { SecondFactor } from "../../../server/auth/second-factor.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { SignIn } from "../../../server/auth/sign-in.ts";
import { SignInRecord } from "../../../server/auth/sign-in-record.ts";
import { nameHasher } from "../../../server/auth/typed-name.ts";
import { Vault } from "../../../server/auth/vault.ts";
import { authRoutes } from "../../../server/routes/auth.ts";
import { newId } from "../../../server/kit/id.ts";
import { GOOD_PASSWORD } from "../../support/people.ts";
import { NEW } from "../../support/reset-desk.ts";
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

/** The hash of the secret of the browser that asks. */
const BROWSER = "the browser of this test";
const now = () => Date.now();
const origin = { address: "203.0.113.9", agent: null };
const sessions = () => new Sessions(platform.database.db, new AccessTokens(new Uint8Array(32), now), now);
const open = async () =>
  (
    await platform.database.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", id)
      .where("ended_at", "is", null)
      .execute()
  ).length;

/** Runs a change after the password check and before the session is opened. */
class ChangeAfterPassword extends SecondFactor {
  constructor(private readonly happens: () => Promise<unknown>) {
    super(platform.database.db, new Vault([new Uint8Array(32)]), now, { send: () => Promise.resolve() });
  }

  override async mustShow(...shown: Parameters<SecondFactor["mustShow"]>) {
    const by = await super.mustShow(...shown);
    await this.happens();
    return by;
  }
}

const arrival = (record = new SignInRecord(platform.database.db, now)) =>
  new Arrival(platform.database.db, sessions(), record, "/panel", now);

function signIn(happens: () => Promise<unknown>) {
  const { db } = platform.database;
  const record = new SignInRecord(db, now);
  const arrivals = {
    strangers: new AddressLimit(now),
    known: new RateLimit(now, 60),
    people: new RateLimit(now, 60),
  };
  const desk = new SignIn({
    db,
    arrivals,
    attempts: new Attempts(db, now),
    keptName: nameHasher(new Uint8Array(32)),
    browsers: new KnownBrowsers(db, now),
    secondFactor: new ChangeAfterPassword(happens),
    arrival: arrival(record),
    record,
  });
  return desk.signIn({ strategy: "local", email, password: PASSWORD, agreement: true }, origin, BROWSER);
}

const change = (values: { password_hash?: string; disabled?: boolean; level?: number }) =>
  platform.database.db
    .updateTable("users")
    .set(values)
    .where("account", "=", ACCOUNT)
    .where("id", "=", id)
    .execute();
const known = async () =>
  (
    await platform.database.db
      .selectFrom("known_browsers")
      .select("browser_hash")
      .where("user_id", "=", id)
      .execute()
  ).length;

test("a sign-in that is under way while the password is changed opens no session: it would outlive the end of all others", async () => {
  await expect(
    signIn(async () => change({ password_hash: await hashPassword(GOOD_PASSWORD) })),
  ).rejects.toMatchObject({ code: "wrong-credentials" });
  expect([await open(), await known()]).toEqual([0, 0]);
});

test("rejects an agent whose password changes during sign-in, and does not remember the browser", async () => {
  await change({ level: 5 });
  await expect(
    signIn(async () => change({ password_hash: await hashPassword(GOOD_PASSWORD) })),
  ).rejects.toMatchObject({ code: "wrong-credentials" });
  expect(await known()).toBe(0);
});

test("opens one session and remembers the browser when nothing changes during sign-in", async () => {
  await signIn(() => Promise.resolve());
  expect([await open(), await known()]).toEqual([1, 1]);
});

/** Runs a change after the claim was found and before the session is opened. */
class LetInLater extends Arrival {
  constructor(private readonly happens: () => Promise<unknown>) {
    super(platform.database.db, sessions(), new SignInRecord(platform.database.db, now), "/panel", now);
  }

  override async letIn(...arriving: Parameters<Arrival["letIn"]>) {
    await this.happens();
    return super.letIn(...arriving);
  }
}

/** Claims a login; what the way to it needs besides is not reached. */
async function claimLogin(happens: (again: () => Promise<unknown>) => Promise<unknown>) {
  const { db } = platform.database;
  const claims = new Claims(db, now);
  const claim = await claims.make(db, { account: ACCOUNT, user: id, remember: false, provedAt: now() }, null);
  const ask = (later: () => Promise<unknown>) =>
    authRoutes({ db, claims, now, arrival: new LetInLater(later) } as never).claimLogin({
      path: { id: claim },
      ...origin,
      site: "http://localhost",
      cookie: () => null,
    } as never);
  return ask(() => happens(() => ask(() => Promise.resolve())));
}

test("a login whose person's sessions and claims all end in the moment in which it is claimed opens none", async () => {
  const { db } = platform.database;
  const end = () =>
    db
      .transaction()
      .execute(
        async (trx) => (
          await endPendingAccess(trx, { account: ACCOUNT, user: id }, now()),
          sessions().endAll(trx, { account: ACCOUNT, user: id, by: id }, "password")
        ),
      );
  await expect(claimLogin(end)).rejects.toMatchObject({ code: "session-expired" });
  expect([await open(), await known()]).toEqual([0, 0]);
});

test("a login that is claimed twice at the same moment opens one session", async () => {
  await expect(claimLogin((again) => again())).rejects.toMatchObject({ code: "session-expired" });
  expect(await open()).toBe(1);
});

test("consumes the claim of a user who is refused", async () => {
  const { db } = platform.database;
  await expect(claimLogin(() => change({ disabled: true }))).rejects.toMatchObject({
    code: "session-expired",
  });
  expect(await db.selectFrom("login_claims").selectAll().where("user_id", "=", id).execute()).toEqual([]);
});

test("opens no session for a user who is disabled during sign-in, not even after they are enabled again", async () => {
  await change({ disabled: true });
  const arriving = {
    account: ACCOUNT,
    user: id,
    remember: false,
    passwordHash: null,
    claim: null,
    way: "single-sign-on",
    origin,
    browser: BROWSER,
  } as const;
  await expect(arrival().letIn(arriving)).rejects.toMatchObject({ code: "session-expired" });
  expect([await open(), await known()]).toEqual([0, 0]);
});

test("sets no password and remembers no browser for a user who is disabled during a password reset", async () => {
  const { db } = platform.database;
  await db
    .insertInto("password_resets")
    .values({
      id: newId(now()),
      login: "",
      kind: "reset",
      account: ACCOUNT,
      user_id: id,
      asked_at: now(),
      grant_hash: hashSecret("the grant"),
      grant_expires_at: now() + 60_000,
    })
    .execute();
  const hashAndDisable = async (password: string) => {
    await change({ disabled: true });
    return hashPassword(password);
  };
  const grants = new ResetGrants(
    db,
    sessions(),
    new SignInRecord(db, now),
    now,
    { send: () => Promise.resolve() },
    hashAndDisable,
  );
  await expect(grants.setPassword("reset", "the grant", NEW, BROWSER)).rejects.toMatchObject({
    code: "link-expired",
  });
  expect(await known()).toBe(0);
});

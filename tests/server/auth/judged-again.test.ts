import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import type { SessionCaller } from "../../../server/auth/caller.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { TwoFactorSetup } from "../../../server/auth/two-factor-setup.ts";
import { Vault } from "../../../server/auth/vault.ts";
import { newId } from "../../../server/kit/id.ts";
import { changeAccount } from "../../../server/people/change-account.ts";
import { changeUser } from "../../../server/people/change-user.ts";
import { createUser } from "../../../server/people/create-user.ts";
import { removeImported } from "../../../server/people/remove-imported.ts";
import { removeUser } from "../../../server/people/remove-user.ts";
import { changePrivilege, createPrivilege, removePrivilege } from "../../../server/people/write-privilege.ts";
import { apiKeyRoutes } from "../../../server/routes/api-keys.ts";
import { ipRestrictionRoutes } from "../../../server/routes/ip-restrictions.ts";
import { forgetIdentity } from "../../../server/routes/sso-identities.ts";
import { changeSso } from "../../../server/routes/sso-record.ts";
import { GOOD_PASSWORD } from "../../support/people.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../support/test-accounts.ts";

const USUAL = "65a0f0010000000000000001";
const NOBODYS = "000000000000000000000000";

let platform: TestPlatform;
let number = 0;
/** The person of this test, who is the principal administrator, and a colleague. */
let asked: SessionCaller;
let colleague = "";
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  const email = `waits${++number}@demo.example`;
  const id = await addPerson(db(), email, 1, "admin");
  colleague = await addPerson(db(), `agent-of-${email}`, 5, "agent");
  await makePrincipal(id);
  const { accessToken } = await platform.signIn(email);
  const caller = await sessions().ofAccessToken(accessToken);
  if (caller?.user !== id) throw new Error("Nobody was let in.");
  asked = { ...caller, address: "203.0.113.9" };
  await db()
    .updateTable("accounts")
    .set({ features: JSON.stringify([{ name: "sso", limit: null }]) })
    .where("id", "=", ACCOUNT)
    .execute();
});
afterAll(() => platform.close());

const now = () => Date.now();
const makePrincipal = (id: string) =>
  db().updateTable("accounts").set({ principal: id }).where("id", "=", ACCOUNT).execute();
const db = () => platform.database.db;
const sessions = () => new Sessions(db(), new AccessTokens(new Uint8Array(32).fill(7), now), now);
const people = () => ({
  db: db(),
  sessions: sessions(),
  activation: { sendActivation: unasked },
  notices: { send: () => Promise.resolve() },
  now,
  floorTimes: () => ({ now: now(), lease: 1_000 }),
});
const unasked = () => Promise.reject(new Error("Nothing is done, so nobody is told."));
const twoFactor = () =>
  new TwoFactorSetup(db(), new Vault([new Uint8Array(32)]), now, people().notices, sessions());
const keys = () => apiKeyRoutes(people());
const ranges = () => ipRestrictionRoutes(db(), sessions(), now);
/** Request of a handler with its caller; the handlers here use only the given parts. */
const ask = (given: object) =>
  ({
    caller: asked,
    address: "203.0.113.9",
    path: { id: NOBODYS },
    header: {},
    query: {},
    ...given,
  }) as never; // each handler names the type of its own operation

/** Operations that wait before they run, with the caller as at the time of the request. */
const DEEDS: Readonly<Record<string, () => Promise<unknown>>> = {
  createUser: () =>
    createUser(people(), asked, {
      firstname: "Late",
      lastname: "Comer",
      username: `late${number}`,
      password: GOOD_PASSWORD,
      privilege: "agent",
    }),
  changeUser: () =>
    changeUser(people(), asked, { id: colleague, ifMatch: '"1"', change: { firstname: "Other" } }),
  removeUser: () => removeUser(people(), asked, { id: colleague, ifMatch: undefined }),
  removeImportedRecords: () => removeImported(people(), asked),
  createPrivilege: () =>
    createPrivilege(people(), asked, { name: `late${number}`, label: "Late", level: 4, permissions: [] }),
  changePrivilege: () =>
    changePrivilege(people(), asked, { id: NOBODYS, ifMatch: '"1"', change: { label: "Late" } }),
  removePrivilege: () => removePrivilege(people(), asked, NOBODYS, undefined),
  changeAccount: () =>
    changeAccount(
      { ...people(), vault: unasked as never, supervisions: { endAll: unasked } as never },
      asked,
      '"1"',
      { timeZone: "Europe/Madrid" },
    ), // nothing of it is reached
  createApiKey: () => keys().createApiKey(ask({ body: { name: "Late", privilege: "agent" } })),
  changeApiKey: () => keys().changeApiKey(ask({ body: { name: "Later" } })),
  revokeApiKey: () => keys().revokeApiKey(ask({})),
  createIpRestriction: () =>
    ranges().createIpRestriction(ask({ body: { range: "203.0.113.0/24", users: [colleague] } })),
  changeIpRestriction: () => ranges().changeIpRestriction(ask({ body: { range: "203.0.113.0/24" } })),
  removeIpRestriction: () => ranges().removeIpRestriction(ask({})),
  changeSso: () =>
    changeSso(
      { ...people() },
      { asked, site: "https://console.example", ifMatch: '"1"', now: now() },
      { type: "saml", enabled: false },
    ),
  forgetSsoIdentity: () => forgetIdentity(people(), asked, NOBODYS),
  beginTwoFactor: () => twoFactor().begin(asked),
  confirmTwoFactor: () => twoFactor().confirm(asked, "123456"),
  renewBackupCodes: () => twoFactor().renew(asked),
  endTwoFactor: () => twoFactor().end(asked),
};
const OWN = new Set(["beginTwoFactor", "confirmTwoFactor", "renewBackupCodes", "endTwoFactor"]);
const FRESH = new Set([
  "createUser",
  "createPrivilege",
  "changePrivilege",
  "createApiKey",
  "changeApiKey",
  "revokeApiKey",
  "createIpRestriction",
  "changeIpRestriction",
  "removeIpRestriction",
  "changeSso",
  "forgetSsoIdentity",
  ...OWN,
]);
const OF_A_PLAN = new Set(["changeSso", "forgetSsoIdentity"]);

const own = {
  users: () => db().updateTable("users").where("id", "=", asked.user),
  sessions: () => db().updateTable("sessions").where("id", "=", asked.session),
};
const outcome = (deed: Promise<unknown>) =>
  deed.then(
    () => "done",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

describe.each(Object.entries(DEEDS))("%s, once its turn comes", (name, deed) => {
  test("is rejected when the session has ended since the request", async () => {
    await own.sessions().set({ ended_at: now(), ended_by: "revoked" }).execute();
    expect(await outcome(deed())).toBe("unauthorized");
  });
  test("is rejected when the caller was disabled", async () => {
    await own.users().set({ disabled: true }).execute();
    expect(await outcome(deed())).toBe("unauthorized");
  });
  test.skipIf(OWN.has(name))("is rejected when the caller has lost the permission", async () => {
    await own.users().set({ privilege: "recording-reviewer", level: 3 }).execute();
    await makePrincipal(USUAL);
    expect(await outcome(deed())).toBe("forbidden");
  });
  test("is rejected when the address of the caller is no longer allowed", async () => {
    const id = newId(now());
    await db()
      .insertInto("ip_restrictions")
      .values({
        account: ACCOUNT,
        id,
        range: "198.51.100.0/24",
        description: "",
        search: "",
        created_at: now(),
        updated_at: now(),
      })
      .execute();
    await db()
      .insertInto("ip_restriction_users")
      .values({ account: ACCOUNT, restriction: id, user_id: asked.user })
      .execute();
    expect(await outcome(deed())).toBe("address-not-allowed");
  });
  test.runIf(OF_A_PLAN.has(name))("nor where the plan holds it no longer", async () => {
    await db()
      .updateTable("accounts")
      .set({ features: JSON.stringify([]) })
      .where("id", "=", ACCOUNT)
      .execute();
    expect(await outcome(deed())).toBe("not-in-plan");
  });
  test.runIf(FRESH.has(name))("is rejected when the password proof has expired", async () => {
    await own
      .sessions()
      .set({ proved_at: now() - 600_000 })
      .execute();
    expect(await outcome(deed())).toBe("proof-needed");
  });
});

test("checks for the principal administrator when a change is made, not when it was requested", async () => {
  await makePrincipal(USUAL);
  expect(
    await outcome(
      changeAccount(
        { ...people(), vault: unasked as never, supervisions: { endAll: unasked } as never },
        asked,
        '"1"',
        { name: "Theirs" },
      ),
    ),
  ).toBe("forbidden"); // nothing of it is reached
});

test("and while nothing changes each is done, or stopped by something else", async () => {
  for (const deed of Object.values(DEEDS))
    expect(["unauthorized", "forbidden", "proof-needed", "address-not-allowed", "not-in-plan"]).not.toContain(
      await outcome(deed()),
    );
});

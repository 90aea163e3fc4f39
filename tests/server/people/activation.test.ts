import { afterAll, beforeAll, expect, test } from "vitest";
import type { SessionCaller } from "../../../server/auth/caller.ts";
import { permissionsOf } from "../../../server/auth/permissions.ts";
import { changeUser } from "../../../server/people/change-user.ts";
import { createUser } from "../../../server/people/create-user.ts";
import type { Activation, PeopleServices } from "../../../server/people/people.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import type { Database } from "../../../server/database/database.ts";
import { testDatabase } from "../../support/database.ts";
import { GOOD_PASSWORD } from "../../support/people.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const PRINCIPAL: SessionCaller = {
  account: ACCOUNT,
  user: "65a0f0010000000000000001",
  session: "65a0f0010000000000000009",
  privilege: "admin",
  permissions: permissionsOf("admin", null, true),
  isPrincipal: true,
  provenAt: 1_000,
  ranges: [],
  address: "127.0.0.1",
};
const now = () => 2_000;

let database: Database;
let services: PeopleServices;
/** Written and sent mails, in order. */
let letters: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const { account, user, session } = PRINCIPAL;
  await database.db
    .insertInto("sessions")
    .values({
      id: session,
      account,
      user_id: user,
      refresh_hash: "of nothing",
      remember: false,
      expires_at: 100_000,
      created_at: 0,
      used_at: 0,
      proved_at: 1_000,
    })
    .execute();
  const activation: Activation = {
    sendActivation: async (trx, { account, id }) => {
      const { email } = await trx
        .selectFrom("users")
        .select("email")
        .where("account", "=", account)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      letters.push(`written to ${email}`);
      return () => void letters.push(`sent to ${email}`);
    },
  };
  services = {
    db: database.db,
    now,
    floorTimes: () => ({ now: now(), lease: 60_000 }),
    activation,
    notices: { send: () => Promise.resolve() },
    sessions: new Sessions(database.db, new AccessTokens(new Uint8Array(32), now), now),
  };
});
afterAll(() => database.close());

const invite = (email: string, values: object = {}) =>
  createUser(services, PRINCIPAL, {
    firstname: "Invited",
    lastname: "Person",
    privilege: "agent",
    email,
    ...values,
  });
const lettersOf = async (act: () => Promise<unknown>) => {
  letters = [];
  await act();
  return letters;
};

test("sends a link to a user created without a password, after the commit", async () => {
  expect(await lettersOf(() => invite("invited@demo.example"))).toEqual([
    "written to invited@demo.example",
    "sent to invited@demo.example",
  ]);
  expect(await lettersOf(() => invite("has@demo.example", { password: GOOD_PASSWORD }))).toEqual([]);
  expect(await lettersOf(() => invite("disabled@demo.example", { disabled: true }))).toEqual([]);
});

test("sends nothing when the user could not be created", async () => {
  expect(
    await lettersOf(() =>
      expect(invite("invited@demo.example")).rejects.toThrow("The request conflicts with the current state."),
    ),
  ).toEqual([]);
});

test("sends a new link for a new email of a user without a password, and for no other change", async () => {
  const { _id: id, version } = await invite("moved@demo.example");
  const change = (values: object, at: number) =>
    lettersOf(() =>
      changeUser({ ...services, now: () => 3_000 }, PRINCIPAL, { id, ifMatch: `"${at}"`, change: values }),
    );
  expect(version).toBe(1);
  expect(await change({ firstname: "Renamed" }, 1)).toEqual([]);
  expect(await change({ email: "elsewhere@demo.example" }, 2)).toEqual([
    "written to elsewhere@demo.example",
    "sent to elsewhere@demo.example",
  ]);
  expect(await change({ email: "again@demo.example", password: GOOD_PASSWORD }, 3)).toEqual([]);
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atDepth } from "../../support/depth.ts";
import { asking, GOOD_PASSWORD } from "../../support/people.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../support/test-accounts.ts";

const PRINCIPAL = "65a0f0010000000000000001";

let platform: TestPlatform;
const people: string[] = [PRINCIPAL];
const tokens: string[] = [];
beforeAll(async () => {
  platform = await startPlatform();
  for (const name of ["second", "third"])
    people.push(await addPerson(platform.database.db, `${name}@demo.example`, 1, "admin"));
  for (const name of ["admin", "second", "third"])
    tokens.push((await platform.signIn(`${name}@demo.example`)).accessToken);
});
afterAll(() => platform.close());

const who = fc.nat(2);
const wish = fc.oneof(
  fc.record({
    by: who,
    to: who,
    change: fc.constantFrom(
      { privilege: "agent" },
      { privilege: "supervisor" },
      { privilege: "admin" },
      { disabled: true },
      { disabled: false },
      { email: "taken@demo.example" },
      { email: "TAKEN@demo.example" },
      { firstname: "New" },
    ),
  }),
  fc.record({ by: who, to: who, handOver: fc.constant(true) }),
  fc.record({ by: who, to: who, remove: fc.constant(true) }),
  fc.record({
    by: who,
    make: fc.constantFrom("taken@demo.example", "Taken@demo.example", "other@demo.example"),
  }),
);

/** The target may be removed and the user signed out: any answer is fine, as long as the invariant holds. */
async function act(one: {
  by: number;
  to?: number;
  change?: object;
  handOver?: boolean;
  remove?: boolean;
  make?: string;
}): Promise<number> {
  const { db } = platform.database;
  const by = asking(platform, { token: tokens[one.by] ?? "" });
  const id = people[one.to ?? 0] ?? "";
  const { version: account } = await db
    .selectFrom("accounts")
    .select("version")
    .where("id", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
  const user = await db.selectFrom("users").select("version").where("id", "=", id).executeTakeFirst();
  if (one.make !== undefined)
    return (
      await by.post("/users", {
        firstname: "Made",
        lastname: "Up",
        privilege: "agent",
        email: one.make,
        password: GOOD_PASSWORD,
      })
    ).status;
  if (one.handOver) return (await by.patch(`/accounts/${ACCOUNT}`, { principal: id }, account)).status;
  if (one.remove) return (await by.remove(`/users/${id}`)).status;
  return (await by.patch(`/users/${id}`, one.change, user?.version ?? 1)).status;
}

test("keeps a principal administrator who can sign in and unique emails through any concurrent changes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(wish, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      async (rounds) => {
        for (const round of rounds)
          expect((await Promise.all(round.map(act))).filter((status) => status >= 500)).toEqual([]);
        const { db } = platform.database;
        const principal = await db
          .selectFrom("accounts")
          .innerJoin("users", "users.id", "accounts.principal")
          .select(["privilege", "level", "disabled"])
          .where("accounts.id", "=", ACCOUNT)
          .executeTakeFirst();
        expect(principal).toEqual({ privilege: "admin", level: 1, disabled: false });
        const emails = (
          await db.selectFrom("users").select("email").where("email", "is not", null).execute()
        ).map(({ email }) => email?.toLowerCase());
        expect(new Set(emails).size).toBe(emails.length);
        const logins = (await db.selectFrom("logins").select("login").execute()).map(({ login }) => login);
        expect(new Set(logins.filter((login) => login.includes("@")))).toEqual(new Set(emails));
      },
    ),
    { numRuns: atDepth(12, 40) },
  );
});

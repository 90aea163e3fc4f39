import type { Kysely } from "kysely";
import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import { createApiKey } from "../../server/auth/api-keys.ts";
import { hashPassword } from "../../server/auth/passwords.ts";
import type { Tables } from "../../server/database/schema.ts";
import { newId } from "../../server/kit/id.ts";
import { createAccount, type NewAccount } from "../../server/seed/create-account.ts";
import { DEMO_ACCOUNT, DEMO_PASSWORD } from "../../server/seed/demo-account.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
import { seedDemo } from "../../server/seed/seed-demo.ts";

/** When everything that the tests find was made. */
export const SEEDED_AT = Date.UTC(2026, 0, 5, 8);

/** Password of every user who can sign in. */
export const PASSWORD = DEMO_PASSWORD;
/** Account of most tests. */
export const ACCOUNT = DEMO_ACCOUNT.id;
/** A second account, with nothing in it but its users. */
export const OTHER_ACCOUNT = "65b0f0000000000000000001";
export const LAPSED_ACCOUNT = "65b0f0000000000000000002";

const person = (
  number: number,
  email: string,
  level: number,
  privilege: Privilege,
  passwordHash: string,
) => ({
  id: `65b0f001${String(number).padStart(16, "0")}`,
  firstname: "Test",
  lastname: email.split("@")[0] ?? "",
  email,
  level,
  privilege,
  passwordHash,
});

let hashed: Promise<string> | null = null;
/** The hash of the password of all, made once: it is costly on purpose. */
export const passwordHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD));

/** The demo account, an empty one beside it, and one whose subscription ended. */
export async function seedTestAccounts(db: Kysely<Tables>): Promise<void> {
  await seedDemo(db, SEEDED_AT);
  const hash = await passwordHash();
  const house = {
    language: "en" as const,
    timeZone: "UTC",
    targets: DEFAULT_TARGETS,
    features: [],
    segments: [],
  } satisfies Partial<NewAccount>;
  await db.transaction().execute(async (trx) => {
    await createAccount(
      trx,
      {
        ...house,
        id: OTHER_ACCOUNT,
        name: "Other house",
        users: [
          person(1, "admin@other.example", 1, "admin", hash),
          person(2, "beyond@other.example", 6, "recording-reviewer", hash),
        ],
      },
      SEEDED_AT,
    );
    await createAccount(
      trx,
      {
        ...house,
        id: LAPSED_ACCOUNT,
        name: "Lapsed house",
        users: [person(3, "admin@lapsed.example", 1, "admin", hash)],
      },
      SEEDED_AT,
    );
    await trx.updateTable("accounts").set({ subscribed: false }).where("id", "=", LAPSED_ACCOUNT).execute();
  });
}

/** Turns live supervision off in the demo account, as it is in one where its terms were never accepted. */
export const withoutSupervision = (db: Kysely<Tables>): Promise<unknown> =>
  db
    .updateTable("accounts")
    .set({ supervision: JSON.stringify({ enabled: false, termsAcceptedAt: null, termsAcceptedBy: null }) })
    .where("id", "=", ACCOUNT)
    .execute();

/** A key of the account for systems, with this privilege. */
export const keyFor = async (db: Kysely<Tables>, account: string, privilege: Privilege): Promise<string> =>
  (await createApiKey(db, account, { name: "test", privilege, now: SEEDED_AT })).key;

/** Adds a user to the demo account, with the shared password. */
export async function addPerson(
  db: Kysely<Tables>,
  email: string,
  level: number,
  privilege: Privilege,
): Promise<string> {
  const id = newId(SEEDED_AT);
  const name = email.split("@")[0] ?? "";
  const made = { created_at: SEEDED_AT, updated_at: SEEDED_AT };
  await db
    .insertInto("users")
    .values({
      account: ACCOUNT,
      id,
      firstname: "Test",
      lastname: name,
      email,
      level,
      privilege,
      password_hash: await passwordHash(),
      firstname_key: "test",
      lastname_key: name,
      search: `test ${name}`,
      ...made,
    })
    .execute();
  await db.insertInto("logins").values({ login: email, account: ACCOUNT, user_id: id }).execute();
  return id;
}

/** A privilege that the demo account made for itself. */
export async function addPrivilege(
  db: Kysely<Tables>,
  name: Privilege,
  permissions: readonly Permission[],
): Promise<void> {
  await db
    .insertInto("privileges")
    .values({
      account: ACCOUNT,
      id: newId(SEEDED_AT),
      name,
      label: name,
      level: 3,
      permissions: JSON.stringify(permissions),
      created_at: SEEDED_AT,
      updated_at: SEEDED_AT,
    })
    .execute();
}

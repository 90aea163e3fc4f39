import type { Kysely } from "kysely";
import type { Privilege } from "../../openapi/generated/console.ts";
import { createApiKey } from "../../server/auth/api-keys.ts";
import { hashPassword } from "../../server/auth/passwords.ts";
import type { Tables } from "../../server/database/schema.ts";
import { createAccount, type NewAccount } from "../../server/seed/create-account.ts";
import { DEMO_ACCOUNT, DEMO_PASSWORD, DEMO_TARGETS } from "../../server/seed/demo-account.ts";
import { seedDemo } from "../../server/seed/seed-demo.ts";

/** When everything that the tests find was made. */
export const SEEDED_AT = Date.UTC(2026, 0, 5, 8);

/** Of everybody who can sign in. */
export const PASSWORD = DEMO_PASSWORD;
/** The house that most tests look at. */
export const ACCOUNT = DEMO_ACCOUNT.id;
/** Another house, with nothing in it but its people. */
export const OTHER_ACCOUNT = "65b0f0000000000000000001";
const LAPSED_ACCOUNT = "65b0f0000000000000000002";

const person = (number: number, email: string, level: number, privilege: Privilege, passwordHash: string) => ({
  id: `65b0f001${String(number).padStart(16, "0")}`,
  firstname: "Test",
  lastname: email.split("@")[0] ?? "",
  email,
  level,
  privilege,
  passwordHash,
});

/** The demo account, an empty one beside it, and one whose subscription ended. */
export async function seedTestAccounts(db: Kysely<Tables>): Promise<void> {
  await seedDemo(db, SEEDED_AT);
  const hash = await hashPassword(PASSWORD);
  const house = { language: "en" as const, timeZone: "UTC", targets: DEMO_TARGETS, features: [], segments: [] } satisfies Partial<NewAccount>;
  await db.transaction().execute(async (trx) => {
    await createAccount(trx, { ...house, id: OTHER_ACCOUNT, name: "Other house", users: [person(1, "admin@other.example", 1, "admin", hash), person(2, "beyond@other.example", 6, "recording-reviewer", hash)] }, SEEDED_AT);
    await createAccount(trx, { ...house, id: LAPSED_ACCOUNT, name: "Lapsed house", users: [person(3, "admin@lapsed.example", 1, "admin", hash)] }, SEEDED_AT);
    await trx.updateTable("accounts").set({ subscribed: false }).where("id", "=", LAPSED_ACCOUNT).execute();
  });
}

/** A key of the account for systems, with this privilege. */
export const keyFor = (db: Kysely<Tables>, account: string, privilege: Privilege): Promise<string> => createApiKey(db, account, { name: "test", privilege, now: SEEDED_AT });

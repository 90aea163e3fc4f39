import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
import { hashPassword, passwordFits } from "../auth/passwords.ts";
import type { Tables } from "../database/schema.ts";
import { STATUS_LIMITS } from "../demo/rush.ts";
import { createAccount } from "./create-account.ts";
import {
  DEMO_ACCOUNT,
  DEMO_AGENTS,
  DEMO_BRANCHES,
  DEMO_FEATURES,
  DEMO_PASSWORD,
  DEMO_PRINCIPAL,
  DEMO_SEGMENTS,
  DEMO_SIGN_INS,
} from "./demo-account.ts";

/** Key of the advisory lock that keeps two nodes from seeding the same database. */
const LOCK = 7_001;

/** Creates the demo account in a database without accounts. Returns true if it was created. */
export async function seedDemo(db: Kysely<Tables>, now: number): Promise<boolean> {
  if (await db.selectFrom("accounts").select("id").executeTakeFirst()) return false;
  const passwordHashes = await Promise.all(DEMO_SIGN_INS.map(() => hashPassword(DEMO_PASSWORD)));
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await trx.selectFrom("accounts").select("id").executeTakeFirst()) return false;
    const people = DEMO_SIGN_INS.map((person, index) => ({
      ...person,
      passwordHash: passwordHashes[index] ?? null,
    }));
    const agents = DEMO_AGENTS.map(({ id, firstname, lastname }) => ({
      id,
      firstname,
      lastname,
      email: null,
      level: 5,
      privilege: "agent" as const,
      passwordHash: null,
    }));
    const segments = DEMO_SEGMENTS.map((segment) => ({
      ...segment,
      users: DEMO_AGENTS.filter((agent) => agent.segments.includes(segment.id)).map(({ id }) => id),
    }));
    const supervision = {
      enabled: true,
      termsAcceptedAt: new Date(now).toISOString(),
      termsAcceptedBy: DEMO_PRINCIPAL,
    };
    await createAccount(
      trx,
      {
        ...DEMO_ACCOUNT,
        targets: DEFAULT_TARGETS,
        features: DEMO_FEATURES,
        supervision,
        users: [...people, ...agents],
        segments,
        branches: DEMO_BRANCHES,
      },
      now,
    );
    return true;
  });
}

/** Limits the breaks in the demo account, so that its agents exceed them at the peak. */
export async function seedStatusLimits(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ configuration: JSON.stringify({ statusLimits: STATUS_LIMITS }) })
    .where("id", "=", DEMO_ACCOUNT.id)
    .execute();
}

/**
 * Activates the agents of the demo account, with a password that is not known. They have no email address, so they
 * cannot sign in to the console.
 */
export async function activateAgents(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: await hashPassword(randomBytes(24).toString("base64")) })
    .where("account", "=", DEMO_ACCOUNT.id)
    .where(
      "id",
      "in",
      DEMO_AGENTS.map(({ id }) => id),
    )
    .where("password_hash", "is", null)
    .execute();
}

/** Returns true if a user still has the public demo password. */
export async function isDemoPasswordInUse(db: Kysely<Tables>): Promise<boolean> {
  const users = await db
    .selectFrom("users")
    .select("password_hash")
    .where("password_hash", "is not", null)
    .groupBy("password_hash")
    .orderBy((is) => is.fn.min("created_at"))
    .execute();
  for (const { password_hash } of users) if (await passwordFits(password_hash, DEMO_PASSWORD)) return true;
  return false;
}

import type { Kysely } from "kysely";
import { passwordFits } from "../auth/passwords.ts";
import type { Tables } from "../database/schema.ts";
import { DEMO_PASSWORD } from "./demo-account.ts";

/** Whether anybody can still sign in with the password that every demo prints. */
export async function isDemoPasswordInUse(db: Kysely<Tables>): Promise<boolean> {
  const users = await db
    .selectFrom("users")
    .select("password_hash")
    .where("password_hash", "is not", null)
    .orderBy("created_at")
    .execute();
  for (const { password_hash } of users) if (await passwordFits(password_hash, DEMO_PASSWORD)) return true;
  return false;
}

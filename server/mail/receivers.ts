import { sql } from "kysely";
import type { Queries } from "../database/schema.ts";

/**
 * Those who have an e-mail, with what a letter to them needs: their language is the account's where they
 * chose none.
 */
export const receivers = (db: Queries) =>
  db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.id", "users.account")
    .where("users.email", "is not", null)
    .select([
      "users.account",
      "users.id",
      "users.firstname",
      "users.email",
      "accounts.name",
      sql<"en" | "es" | "fr">`coalesce(users.lang, accounts.language)`.as("language"),
    ])
    .$narrowType<{ email: string }>();

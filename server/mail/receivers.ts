import { sql } from "kysely";
import type { Queries } from "../database/schema.ts";

/**
 * Selects users with an email address, and the language of their emails: their own, or else that of the
 * account.
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

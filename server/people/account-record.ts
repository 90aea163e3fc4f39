import type { Selectable } from "kysely";
import type { Account } from "../../openapi/generated/console.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { configurationOf } from "./account-configuration.ts";

/** Returns the public form of an account. */
export const accountOf = (row: Selectable<Tables["accounts"]>): Account => ({
  _id: row.id,
  name: row.name,
  language: row.language,
  timeZone: row.time_zone,
  targets: row.targets,
  taxId: row.business.taxId ?? null,
  address: row.business.address ?? null,
  country: row.business.country ?? null,
  principal: row.principal,
  supervision: row.supervision,
  configuration: configurationOf(row.configuration),
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
});

/** Returns the account of an authenticated caller, which always exists. */
export async function readAccount(db: Queries, account: string): Promise<Account> {
  return accountOf(
    await db.selectFrom("accounts").selectAll().where("id", "=", account).executeTakeFirstOrThrow(),
  );
}

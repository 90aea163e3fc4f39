import type { Kysely, Selectable } from "kysely";
import type { Account, AccountChange } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Queries } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { isZone } from "../../streams/recording/is-zone.ts";
import { supervisionRule } from "../supervision/supervision-rule.ts";
import type { Supervisions } from "../supervision/supervisions.ts";
import { etagOf } from "./etag.ts";

const shapeOf = (row: Selectable<Tables["accounts"]>): Account => ({
  _id: row.id,
  name: row.name,
  language: row.language,
  timeZone: row.time_zone,
  targets: row.targets,
  supervision: row.supervision,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
});

/** The account itself, which is there as long as anybody can ask for it. */
export async function readAccount(db: Queries, account: string): Promise<Account> {
  return shapeOf(await db.selectFrom("accounts").selectAll().where("id", "=", account).executeTakeFirstOrThrow());
}

/** Whose house is it, what does its plan hold, and who changes what about it? */
export const accountRoutes = (db: Kysely<Tables>, now: () => number, supervisions: Supervisions): Handlers<"listAccounts" | "readAccount" | "changeAccount" | "readPlan"> => ({
  listAccounts: async ({ caller, query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    const own = [await readAccount(db, caller.account)];
    return { body: { total: own.length, skip, limit, data: own.slice(skip, skip + limit) } };
  },
  readAccount: async ({ caller, path }) => {
    if (path.id !== caller.account) throw new Problem("not-found");
    const account = await readAccount(db, caller.account);
    return { body: account, headers: etagOf(account) };
  },
  changeAccount: async ({ caller, path, header, body }) => {
    if (body.timeZone !== undefined && !isZone(body.timeZone)) {
      throw new Problem("unprocessable", { errors: [{ pointer: "/body/timeZone", code: "not-one-of", message: "is no time zone, such as Europe/Madrid" }] });
    }
    if (path.id !== caller.account) throw new Problem("not-found");
    const account = await change(db, supervisions, caller, header["If-Match"], body, now());
    return { body: account, headers: etagOf(account) };
  },
  readPlan: async ({ caller }) => {
    const { features } = await db.selectFrom("accounts").select("features").where("id", "=", caller.account).executeTakeFirstOrThrow();
    return { body: { features } };
  },
});

function change(db: Kysely<Tables>, supervisions: Supervisions, { account, user }: { account: string; user: string }, ifMatch: string | undefined, values: AccountChange, now: number): Promise<Account> {
  return db.transaction().execute(async (trx) => {
    const before = shapeOf(await trx.selectFrom("accounts").selectAll().where("id", "=", account).forUpdate().executeTakeFirstOrThrow());
    if (ifMatch === undefined) throw new Problem("version-needed");
    if (ifMatch.replace("W/", "") !== `"${before.version}"`) throw new Problem("stale-version", { current: before, headers: etagOf(before) });
    const { name, language, timeZone, targets } = values;
    const supervision = values.supervision && supervisionRule(before.supervision, values.supervision, user, now);
    const row = await trx
      .updateTable("accounts")
      .set({ name, language, time_zone: timeZone, ...(targets && { targets: JSON.stringify(targets) }), ...(supervision && { supervision: JSON.stringify(supervision) }), updated_at: now, version: before.version + 1 })
      .where("id", "=", account)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = shapeOf(row);
    if (before.supervision.enabled && !after.supervision.enabled) await supervisions.endAll(trx, account);
    await appendAudit(trx, { account, type: "account-edited", subject: `account/${account}`, data: { by: user, before, after } }, now);
    return after;
  });
}

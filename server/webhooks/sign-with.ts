import { sql, type Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { auditSecret, readSecret } from "./secret-record.ts";

interface Signed {
  readonly account: string;
  /** The user who makes the change. */
  readonly user: string;
  readonly webhook: string;
  readonly secrets: readonly string[];
  readonly now: number;
}

/**
 * Sets the secrets that sign a webhook's deliveries. Each added or removed secret counts as changed. Throws a
 * problem.
 */
export async function signWith(
  trx: Transaction<Tables>,
  { account, user, webhook, secrets, now }: Signed,
): Promise<void> {
  const before = (
    await trx
      .selectFrom("webhook_secret_uses")
      .select("secret")
      .where("account", "=", account)
      .where("webhook", "=", webhook)
      .execute()
  ).map(({ secret }) => secret);
  const concerned = [...new Set([...before, ...secrets])].toSorted();
  // Locks in the order of ids, so that concurrent changes cannot deadlock.
  const held = await trx
    .selectFrom("webhook_secrets")
    .select("id")
    .where("account", "=", account)
    .where(sql<boolean>`id = any(${concerned}::text[])`)
    .orderBy(sql`id collate "C"`)
    .forNoKeyUpdate()
    .execute();
  const known = new Set(held.map(({ id }) => id));
  const errors = secrets.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ pointer: `/body/secrets/${index}`, code: "not-one-of", message: "is no secret of this account" }],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  const changed = concerned.filter((id) => known.has(id) && before.includes(id) !== secrets.includes(id));
  if (changed.length === 0) return;
  const were = await Promise.all(changed.map((id) => readSecret(trx, account, id)));
  await trx
    .deleteFrom("webhook_secret_uses")
    .where("account", "=", account)
    .where("webhook", "=", webhook)
    .execute();
  if (secrets.length > 0)
    await trx
      .insertInto("webhook_secret_uses")
      .values(secrets.map((secret) => ({ account, secret, webhook })))
      .execute();
  await trx
    .updateTable("webhook_secrets")
    .set({ updated_at: now, version: sql`version + 1` })
    .where("account", "=", account)
    .where("id", "in", changed)
    .execute();
  for (const was of were)
    await auditSecret(
      trx,
      { account, user, what: "edited" },
      { before: was, after: await readSecret(trx, account, was._id) },
      now,
    );
}

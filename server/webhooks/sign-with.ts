import { sql, type Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { auditSecret, readSecret } from "./secret-record.ts";

interface SecretAssignment {
  readonly account: string;
  /** The user who makes the change. */
  readonly user: string;
  readonly webhook: string;
  /** Ids of the secrets. */
  readonly secrets: readonly string[];
  readonly now: number;
}

/**
 * Sets the secrets that sign the deliveries of a webhook. The version of each added or removed secret is
 * increased, because a secret lists its webhooks. Throws a problem if a secret does not exist.
 */
export async function signWith(
  trx: Transaction<Tables>,
  { account, user, webhook, secrets, now }: SecretAssignment,
): Promise<void> {
  const before = (
    await trx
      .selectFrom("webhook_secret_uses")
      .select("secret")
      .where("account", "=", account)
      .where("webhook", "=", webhook)
      .execute()
  ).map(({ secret }) => secret);
  const affected = [...new Set([...before, ...secrets])].toSorted();
  // Locks the secrets in the order of their ids, so that concurrent changes cannot deadlock.
  const locked = await trx
    .selectFrom("webhook_secrets")
    .select("id")
    .where("account", "=", account)
    .where(sql<boolean>`id = any(${affected}::text[])`)
    .orderBy(sql`id collate "C"`)
    .forNoKeyUpdate()
    .execute();
  const known = new Set(locked.map(({ id }) => id));
  const errors = secrets.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            pointer: `/body/secrets/${index}`,
            code: "not-one-of",
            message: "is not a secret of this account",
          },
        ],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  const changed = affected.filter((id) => known.has(id) && before.includes(id) !== secrets.includes(id));
  if (changed.length === 0) return;
  const previous = await Promise.all(changed.map((id) => readSecret(trx, account, id)));
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
  for (const secret of previous)
    await auditSecret(
      trx,
      { account, user, what: "edited" },
      { before: secret, after: await readSecret(trx, account, secret._id) },
      now,
    );
}

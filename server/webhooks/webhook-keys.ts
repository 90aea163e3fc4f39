import type { Vault } from "../auth/vault.ts";
import type { Queries } from "../database/schema.ts";
import { signingKey } from "./sign.ts";

/** Context for sealing the values of a secret. */
export const secretOwner = (account: string, id: string): string => `webhook-secret/${account}/${id}`;

/**
 * Returns the signing keys of a webhook: the value of each of its secrets, and for a while the previous one.
 */
export async function keysFor(
  db: Queries,
  vault: Vault,
  { account, webhook }: { readonly account: string; readonly webhook: string },
  now: number,
) {
  const rows = await db
    .selectFrom("webhook_secret_uses as uses")
    .innerJoin("webhook_secrets as secrets", (join) =>
      join.onRef("secrets.account", "=", "uses.account").onRef("secrets.id", "=", "uses.secret"),
    )
    .select(["secrets.id", "secrets.sealed", "secrets.old_sealed", "secrets.old_until"])
    .where("uses.account", "=", account)
    .where("uses.webhook", "=", webhook)
    .orderBy("secrets.created_at")
    .orderBy("secrets.id")
    .execute();
  const values = rows.flatMap(({ id, sealed, old_sealed, old_until }) => {
    const present =
      old_sealed !== null && old_until !== null && old_until > now ? [sealed, old_sealed] : [sealed];
    return present.map((value) => vault.open(value, secretOwner(account, id)));
  });
  return {
    keys: values.flatMap((value) => signingKey(value) ?? []),
    values,
    secrets: rows.map(({ id }) => id),
  };
}

import type { Vault } from "../auth/vault.ts";
import type { Queries } from "../database/schema.ts";
import { signingKey } from "./sign.ts";

/** Returns the vault context, which binds the encrypted values of a secret to its record. */
export const secretOwner = (account: string, id: string): string => `webhook-secret/${account}/${id}`;

/**
 * Returns the signing keys of a webhook, the secret values that they are made of, and the ids of the secrets.
 * A secret has its current value, and its previous value until that expires.
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
    const active =
      old_sealed !== null && old_until !== null && old_until > now ? [sealed, old_sealed] : [sealed];
    return active.map((value) => vault.open(value, secretOwner(account, id)));
  });
  return {
    keys: values.flatMap((value) => signingKey(value) ?? []),
    values,
    secrets: rows.map(({ id }) => id),
  };
}

import type { Queries } from "../database/schema.ts";

/** A server of files, as an account names it, and the fingerprint of the key that it shows. */
interface MetHost {
  readonly account: string;
  readonly host: string;
  readonly port: number;
  readonly key: string;
}

/**
 * Returns true if a server has the host key that the account knows. The key of the first connection is
 * remembered, and so is a new key that an administrator accepts.
 */
export async function isKnownHost(
  db: Queries,
  { account, host, port, key }: MetHost,
  { trusted, now }: { readonly trusted: string | null; readonly now: number },
): Promise<boolean> {
  const met = { account, host: host.toLowerCase(), port, key, seen_at: now };
  const row = await db
    .insertInto("storage_host_keys")
    .values(met)
    .onConflict((conflict) =>
      trusted === key
        ? conflict.columns(["account", "host", "port"]).doUpdateSet({ key, seen_at: now })
        : conflict.doNothing(),
    )
    .returning("key")
    .executeTakeFirst();
  const known =
    row ??
    (await db
      .selectFrom("storage_host_keys")
      .select("key")
      .where("account", "=", account)
      .where("host", "=", met.host)
      .where("port", "=", port)
      .executeTakeFirst());
  return known?.key === key;
}

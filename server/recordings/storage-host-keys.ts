import type { Queries } from "../database/schema.ts";

/** An account's file server, and the fingerprint of the key that it presents. */
interface PresentedKey {
  readonly account: string;
  readonly host: string;
  readonly port: number;
  readonly key: string;
}

/**
 * Returns true if the presented key is the one stored for the server. The first key of a server is stored; a
 * later one replaces it only if it is `trusted`, the key that an administrator confirmed.
 */
export async function isKnownHost(
  db: Queries,
  { account, host, port, key }: PresentedKey,
  { trusted, now }: { readonly trusted: string | null; readonly now: number },
): Promise<boolean> {
  const presented = { account, host: host.toLowerCase(), port, key, seen_at: now };
  const row = await db
    .insertInto("storage_host_keys")
    .values(presented)
    .onConflict((conflict) =>
      trusted === key
        ? conflict.columns(["account", "host", "port"]).doUpdateSet({ key, seen_at: now })
        : conflict.doNothing(),
    )
    .returning("key")
    .executeTakeFirst();
  const stored =
    row ??
    (await db
      .selectFrom("storage_host_keys")
      .select("key")
      .where("account", "=", account)
      .where("host", "=", presented.host)
      .where("port", "=", port)
      .executeTakeFirst());
  return stored?.key === key;
}

import type { Kysely } from "kysely";
import type { RecordingTrial } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { RateLimit } from "../http/rate-limit.ts";
import { openedSecrets } from "../recordings/opened-secrets.ts";
import { storageAccess } from "../recordings/storage-access.ts";
import type { StorageClients } from "../recordings/storage-ways.ts";
import { tryStorage } from "../recordings/try-storage.ts";

const SETTING = "RecordingSetting";
/**
 * Limit of tests per account and minute. It suffices for any setup, but not for guessing passwords of a
 * third-party server.
 */
const TRIALS_A_MINUTE = 30;
const TOO_MANY = `An account can test at most ${TRIALS_A_MINUTE} storages within a minute.`;

interface TrialServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  /** Current time (ms). */
  readonly now: () => number;
  /** Returns the storage clients of an account; `trusted` is a host key that the user accepts. */
  readonly waysOf: (account: string, trusted: string | null) => StorageClients;
}

/** Tests whether the platform can use a recording storage. */
export const recordingTrialRoutes = (
  { db, vault, now, waysOf }: TrialServices,
  trials = new RateLimit(now, TRIALS_A_MINUTE),
): Handlers<"tryRecordingSetting"> => ({
  tryRecordingSetting: async ({ caller: { account }, body }) => {
    trials.mustCount(account, "too-many-requests", TOO_MANY);
    const kept =
      body.setting === undefined ? {} : await secretsOf({ db, vault }, account, body.setting, body);
    return {
      body: await tryStorage(storageAccess({ ...kept, ...body }), waysOf(account, body.hostKey ?? null)),
    };
  },
});

/**
 * Returns the decrypted secrets of a stored setting. A password is sent to the server, so it is used only
 * with the stored server and at least the same encryption. Otherwise a user could make the platform send the
 * password to the user's own server. Other secrets are not sent; they only sign requests.
 */
async function secretsOf(
  { db, vault }: Pick<TrialServices, "db" | "vault">,
  account: string,
  id: string,
  { hostname, port, tls = false, ssh = false }: RecordingTrial,
) {
  const row = await db
    .selectFrom("resource_records")
    .select("data")
    .where("account", "=", account)
    .where("collection", "=", SETTING)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  const { data } = row;
  const { password, ...others } = openedSecrets(vault, { account, id, data });
  const isSameServer = hostname === data["hostname"] && (port ?? (ssh ? 22 : 21)) === data["port"];
  const isAsEncrypted = ssh || (data["ssh"] !== true && (tls || data["tls"] !== true));
  return { ...others, ...(isSameServer && isAsEncrypted && password !== undefined && { password }) };
}

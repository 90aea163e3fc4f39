import type { Kysely } from "kysely";
import type { RecordingTrial } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { RateLimit } from "../http/rate-limit.ts";
import { openedSecrets } from "../recordings/opened-secrets.ts";
import { storageAccess } from "../recordings/storage-access.ts";
import type { StorageWays } from "../recordings/storage-ways.ts";
import { tryStorage } from "../recordings/try-storage.ts";

const SETTING = "RecordingSetting";
/** More than anybody sets up, and too few to guess the password of somebody else's server. */
const TRIALS_A_MINUTE = 30;
const TOO_MANY = `No account tries more than ${TRIALS_A_MINUTE} storages within a minute.`;

interface TrialServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  /** ms. */
  readonly now: () => number;
  /**
   * By which ways the storages of an account are reached, where somebody trusts a key that a server shows.
   */
  readonly waysOf: (account: string, trusted: string | null) => StorageWays;
}

/** Does a storage let us in? */
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
 * The secrets of a setting that is kept, opened. A password is sent as it is: it goes to the server alone
 * that it was kept for, and as secretly as it was, so that nobody has it sent to one of their own. With the
 * others requests are signed.
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
  const isSamePlace = hostname === data["hostname"] && (port ?? (ssh ? 22 : 21)) === data["port"];
  const isAsSecret = ssh || (data["ssh"] !== true && (tls || data["tls"] !== true));
  return { ...others, ...(isSamePlace && isAsSecret && password !== undefined && { password }) };
}

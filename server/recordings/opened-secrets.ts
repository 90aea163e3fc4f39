import type { Vault } from "../auth/vault.ts";
import { sealOf } from "../resources/seal-members.ts";

const SECRETS = ["secretKey", "accountKey", "credentials", "password"] as const;

interface StoredSetting {
  readonly account: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Decrypts the secrets of a recording setting. Absent secrets are left out. */
export const openedSecrets = (
  vault: Vault,
  { account, id, data }: StoredSetting,
): Partial<Record<(typeof SECRETS)[number], string>> =>
  Object.fromEntries(
    SECRETS.flatMap((member) => {
      const stored = Object(data[member]);
      return typeof stored.sealed === "string"
        ? [[member, vault.open(stored.sealed, sealOf(account, { one: "RecordingSetting" }, id, member))]]
        : [];
    }),
  );

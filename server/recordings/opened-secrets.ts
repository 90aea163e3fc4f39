import type { Vault } from "../auth/vault.ts";
import { sealOf } from "../resources/seal-members.ts";

const SECRETS = ["secretKey", "accountKey", "credentials", "password"] as const;

interface KeptSetting {
  readonly account: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The secrets of a recording setting, opened; those that it has. */
export const openedSecrets = (
  vault: Vault,
  { account, id, data }: KeptSetting,
): Partial<Record<(typeof SECRETS)[number], string>> =>
  Object.fromEntries(
    SECRETS.flatMap((member) => {
      const kept = Object(data[member]);
      return typeof kept.sealed === "string"
        ? [[member, vault.open(kept.sealed, sealOf(account, { one: "RecordingSetting" }, id, member))]]
        : [];
    }),
  );

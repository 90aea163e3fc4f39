import type { Vault } from "../auth/vault.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/** A stored secret. */
interface Sealed {
  readonly sealed: string;
  readonly setAt: string;
}

/** Returns the vault context of a secret member, so that it can be decrypted only for this record. */
export const sealOf = (
  account: string,
  { one }: Pick<Described, "one">,
  id: string,
  member: string,
): string => `record/${account}/${one}/${id}/${member}`;

/** Encrypts the secrets among the written values, each for its record and member. */
export function sealMembers(
  vault: Vault,
  described: Described,
  { account, id }: { readonly account: string; readonly id: string },
  values: Values,
  now: number,
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([member, value]) => {
      if (described.kinds[member] !== "secret" || typeof value !== "string") return [member, value];
      return [
        member,
        {
          sealed: vault.seal(value, sealOf(account, described, id, member)),
          setAt: new Date(now).toISOString(),
        } satisfies Sealed,
      ];
    }),
  );
}

/** Returns the public part of a secret: when it was set. */
export const shownOf = (kept: unknown): { readonly setAt: string } | null => {
  if (typeof kept !== "object" || kept === null || !("setAt" in kept)) return null;
  return { setAt: String(kept.setAt) };
};

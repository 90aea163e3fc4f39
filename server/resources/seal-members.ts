import type { Vault } from "../auth/vault.ts";
import type { Described } from "./described.ts";

type Values = Readonly<Record<string, unknown>>;

/** A secret as it is kept. */
interface Sealed {
  readonly sealed: string;
  readonly setAt: string;
}

/** Whose a sealed member is, for the vault: it opens for no other record. */
export const sealOf = (
  account: string,
  { one }: Pick<Described, "one">,
  id: string,
  member: string,
): string => `record/${account}/${one}/${id}/${member}`;

/** Seals the secrets among what was written, each for its place. */
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

/** What everybody may know of a secret: since when there is one. */
export const shownOf = (kept: unknown): { readonly setAt: string } | null => {
  if (typeof kept !== "object" || kept === null || !("setAt" in kept)) return null;
  return { setAt: String(kept.setAt) };
};

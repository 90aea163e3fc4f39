import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";

/**
 * The privileges that a key can be given: those of the account that hold no more than one's own, by what they
 * are called.
 */
export function usePrivilegeChoices() {
  const nameOf = usePrivilegeName();
  const held = useHolder()?.abilities ?? [];
  const { data } = useApiQuery("/privileges", { query: { $limit: 200 } });
  return (data?.data ?? [])
    .filter(({ permissions }) => permissions.every((permission) => held.includes(permission)))
    .map(({ name, label }) => ({ value: name, label: label ?? nameOf(name) }));
}

import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";

/** How many users there are and may be by the plan; null where nothing limits them, or nobody may know. */
export function useRoom(): { readonly used: number; readonly limit: number } | null {
  const { data } = useApiQuery("/account/plan", {}, { enabled: useAbility("account.read"), keep: true });
  const users = data?.features.find(({ name }) => name === "users");
  return users?.limit == null ? null : { used: users.used ?? 0, limit: users.limit };
}

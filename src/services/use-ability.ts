import { useActorValue } from "./use-actor-value.ts";
import type { Permission, Session } from "../../openapi/generated/console.ts";
import { useServices } from "./services.ts";

/** Who is signed in; null while nobody is. */
export function useHolder(): Session | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.holder);
}

/** Whether the platform would let this person do it. A control that would be refused is not shown. */
export const useAbility = (ability: Permission): boolean => useHolder()?.abilities.includes(ability) ?? false;

import { useActorValue } from "./use-actor-value.ts";
import type { SessionEnd } from "../../machines/session.ts";
import { useServices } from "./services.ts";
import type { Permission, Session } from "../../openapi/generated/console.ts";

/** Why nobody is signed in any more; null where nobody was. */
export function useSessionEnd(): SessionEnd | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.ended);
}

/** Returns true if the session waits for a platform that does not answer. */
export function useSessionWaits(): boolean {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.hasTag("waiting"));
}

/** Who is signed in; null while nobody is. */
export function useHolder(): Session | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.holder);
}

/** Returns true if the platform would let this person do it. A control that would be refused is not shown. */
export const useAbility = (ability: Permission): boolean => useHolder()?.abilities.includes(ability) ?? false;

import { useActorValue } from "./use-actor-value.ts";
import type { SessionEnd } from "../../machines/session.ts";
import { useServices } from "./services.ts";
import type { Permission, Session } from "../../openapi/generated/console.ts";

/** Returns why the session ended; null if there was none. */
export function useSessionEnd(): SessionEnd | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.ended);
}

/** Returns true if the session waits for a platform that does not answer. */
export function useSessionWaits(): boolean {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.hasTag("waiting"));
}

/** Returns the signed-in user; null without a session. */
export function useHolder(): Session | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.holder);
}

/** Returns true if the platform would let this person do it. A control that would be refused is not shown. */
export const useAbility = (ability: Permission): boolean => useHolder()?.abilities.includes(ability) ?? false;

import { useActorValue } from "./use-actor-value.ts";
import type { SessionEnd } from "../../machines/session.ts";
import { dropDrafts } from "./drafts.ts";
import { useServices } from "./services.ts";
import type { Permission, Session } from "../../openapi/generated/console.ts";

/** Returns the reason why the last session ended; null if none has ended. */
export function useSessionEnd(): SessionEnd | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.ended);
}

/** Returns true while the session waits because the platform does not respond. */
export function useSessionWaits(): boolean {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.hasTag("waiting"));
}

/** Returns the signed-in user; null without a session. */
export function useHolder(): Session | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.holder);
}

/** Returns true if the user has a permission. Controls that require a missing permission are hidden. */
export const useAbility = (ability: Permission): boolean => useHolder()?.abilities.includes(ability) ?? false;

/** Returns a function that deletes all drafts and signs out. */
export function useSignOut(): () => void {
  const { session } = useServices();
  return () => {
    dropDrafts(sessionStorage);
    session.send({ type: "logout.wanted" });
  };
}

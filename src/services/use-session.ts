import { useActorValue } from "./use-actor-value.ts";
import type { SessionEnd } from "../../machines/session.ts";
import { useServices } from "./services.ts";

/** Why nobody is signed in any more; null where nobody was. */
export function useSessionEnd(): SessionEnd | null {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.context.ended);
}

/** Whether the session waits for a platform that does not answer. */
export function useSessionWaits(): boolean {
  const { session } = useServices();
  return useActorValue(session, (snapshot) => snapshot.hasTag("waiting"));
}

import { useFloor } from "../../services/live-services.ts";

/**
 * Whether a POC is connected: what the live floor last said of it, else what the list said when it was read.
 */
export function useConnected(): (poc: { readonly _id: string; readonly connected: boolean }) => boolean {
  const floor = useFloor();
  return ({ _id: id, connected }) => floor?.state.pocs.get(id)?.connected ?? connected;
}

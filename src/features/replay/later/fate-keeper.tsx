import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFork } from "../what-if/fork.ts";
import { FateStore } from "./fate-store.ts";
import { FatesContext } from "./fates.ts";

/**
 * Keeps what becomes of those who wait, for all that tells of it. Somebody else may hang up in what was
 * edited.
 */
export function FateKeeper({ children }: { readonly children: ReactNode }) {
  const { desk, shown } = useReplay();
  const { version } = useFork();
  const side = useSyncExternalStore(shown.subscribe, () => shown.get().side);
  /** What the store is of: with another fork it knows nothing yet. */
  const told = side === "edited" ? `${side} ${version}` : side;
  const fates = useMemo(() => ({ told, store: new FateStore(desk) }), [desk, told]);
  return <FatesContext value={fates.store}>{children}</FatesContext>;
}

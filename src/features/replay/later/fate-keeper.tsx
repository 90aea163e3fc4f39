import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFork } from "../what-if/fork.ts";
import { FateStore } from "./fate-store.ts";
import { FatesContext } from "./fates.ts";

/**
 * Provides the outcome of each customer's wait, such as abandoned, in the original or the edited replay file.
 */
export function FateKeeper({ children }: { readonly children: ReactNode }) {
  const { desk, shown } = useReplay();
  const { version } = useFork();
  const side = useSyncExternalStore(shown.subscribe, () => shown.get().side);
  /** Identifies the replay file whose outcomes are stored. Each edit starts a new, empty store. */
  const edition = side === "edited" ? `${side} ${version}` : side;
  const fates = useMemo(() => ({ edition, store: new FateStore(desk) }), [desk, edition]);
  return <FatesContext value={fates.store}>{children}</FatesContext>;
}

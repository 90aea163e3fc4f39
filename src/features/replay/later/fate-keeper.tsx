import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFork } from "../what-if/fork.ts";
import { FateStore } from "./fate-store.ts";
import { FatesContext } from "./fates.ts";

/** Provides the outcomes of waiting customers. They can differ in the edited recording. */
export function FateKeeper({ children }: { readonly children: ReactNode }) {
  const { desk, shown } = useReplay();
  const { version } = useFork();
  const side = useSyncExternalStore(shown.subscribe, () => shown.get().side);
  /** Identifies the store; another fork starts with an empty one. */
  const told = side === "edited" ? `${side} ${version}` : side;
  const fates = useMemo(() => ({ told, store: new FateStore(desk) }), [desk, told]);
  return <FatesContext value={fates.store}>{children}</FatesContext>;
}

import { type ReactNode, useState } from "react";
import { useReplay } from "../../../services/replay.ts";
import { FateStore } from "./fate-store.ts";
import { FatesContext } from "./fates.ts";

/** Keeps what becomes of those who wait, for all that tells of it. */
export function FateKeeper({ children }: { readonly children: ReactNode }) {
  const { desk } = useReplay();
  const [fates] = useState(() => new FateStore(desk));
  return <FatesContext value={fates}>{children}</FatesContext>;
}

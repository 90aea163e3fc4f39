import { createContext, use, useEffect, useRef } from "react";
import type { Shortcut, ShortcutStore } from "./shortcuts.ts";

export const ShortcutContext = createContext<ShortcutStore | null>(null);

/** Lets a key do something as long as the component is there. It is listed under `?` by its label. */
export function useShortcut({ keys, label, everywhere, run }: Shortcut): void {
  const store = use(ShortcutContext);
  const latest = useRef(run);
  const works = run !== undefined;
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => store?.add({ keys, label, ...(everywhere ? { everywhere } : {}), ...(works ? { run: () => latest.current?.() } : {}) }), [store, keys, label, everywhere, works]);
}

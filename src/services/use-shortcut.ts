import { createContext, use, useEffect, useRef } from "react";
import type { Shortcut, ShortcutStore } from "./shortcuts.ts";

export const ShortcutContext = createContext<ShortcutStore | null>(null);

/**
 * Lets a key do something as long as the component is there, and it is `on`. It is listed under `?` by its
 * label.
 */
export function useShortcut({
  keys,
  label,
  everywhere,
  run,
  on = true,
}: Shortcut & { readonly on?: boolean }): void {
  const store = use(ShortcutContext);
  const latest = useRef(run);
  const works = run !== undefined;
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () =>
      on
        ? store?.add({
            keys,
            label,
            ...(everywhere ? { everywhere } : {}),
            ...(works ? { run: () => latest.current?.() } : {}),
          })
        : undefined,
    [store, keys, label, everywhere, works, on],
  );
}

import { createContext, use, useEffect, useRef } from "react";
import type { Shortcut, ShortcutStore } from "./shortcuts.ts";

export const ShortcutContext = createContext<ShortcutStore | null>(null);

/**
 * Registers a shortcut while the component is mounted and `on` is true. The keyboard help (`?`) lists it by
 * its label.
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
  const isRunnable = run !== undefined;
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
            ...(isRunnable ? { run: () => latest.current?.() } : {}),
          })
        : undefined,
    [store, keys, label, everywhere, isRunnable, on],
  );
}

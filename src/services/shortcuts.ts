import type { Store } from "./frame-store.ts";

/** A key, or a sequence of keys, that works outside of text fields. */
export interface Shortcut {
  /** Key names, such as `P` or `G M`. */
  readonly keys: string;
  readonly label: string;
  /** True if the shortcut works on every page; otherwise it belongs to the current page. */
  readonly everywhere?: boolean;
  /** Undefined if the shortcut is only listed, because the focused element or a form handles the keys. */
  readonly run?: () => void;
}

export interface ShortcutStore extends Store<readonly Shortcut[]> {
  readonly add: (shortcut: Shortcut) => () => void;
  /**
   * Runs the shortcut that the key completes. Returns true if the key completes or starts a shortcut. `at`:
   * time (ms) of a monotonic clock.
   */
  readonly press: (key: string, at: number) => boolean;
}

/** Maximum time (ms) between the keys of a sequence. */
const SEQUENCE_TIMEOUT = 1_500;

/**
 * Creates the registry of shortcuts. The last added shortcut of a key takes precedence, so that a page can
 * override a general shortcut.
 */
export function shortcutStore(): ShortcutStore {
  let shortcuts: readonly Shortcut[] = [];
  let before: { readonly key: string; readonly at: number } | null = null;
  const listeners = new Set<() => void>();
  const update = (next: readonly Shortcut[]) => {
    shortcuts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => shortcuts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(shortcut) {
      update([...shortcuts, shortcut]);
      return () => update(shortcuts.filter((one) => one !== shortcut));
    },
    press(key, at) {
      const pressed = key.toUpperCase();
      const first = before && at - before.at <= SEQUENCE_TIMEOUT ? before.key : null;
      before = null;
      const working = shortcuts.filter(({ run }) => run !== undefined);
      const found = working.findLast(
        ({ keys }) => keys === (first === null ? pressed : `${first} ${pressed}`),
      );
      if (found?.run) {
        found.run();
        return true;
      }
      const begins = working.some(({ keys }) => keys.startsWith(`${pressed} `));
      if (begins) before = { key: pressed, at };
      return begins;
    },
  };
}

/** Returns the name of the modifier key of shortcuts on this operating system. */
export const modifier = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");

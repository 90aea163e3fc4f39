import type { Store } from "./frame-store.ts";

/** A key, or a sequence of keys, that works outside of text fields. */
export interface Shortcut {
  /** Key names, such as `P` or `G M`. */
  readonly keys: string;
  readonly label: string;
  /** True if it works on every page; the others belong to the page that is shown. */
  readonly everywhere?: boolean;
  /** If absent, the shortcut is only listed, and the focused element handles it. */
  readonly run?: () => void;
}

export interface ShortcutStore extends Store<readonly Shortcut[]> {
  readonly add: (shortcut: Shortcut) => () => void;
  /** Runs the shortcut of a key and returns true if there is one. `at` is the time of any clock, ms. */
  readonly press: (key: string, at: number) => boolean;
}

/** The second key of two has to follow within this time. */
const TOGETHER = 1_500;

/** Which keys do what. The one that was added last counts: a page may take a key that is free elsewhere. */
export function shortcutStore(): ShortcutStore {
  let shortcuts: readonly Shortcut[] = [];
  let before: { readonly key: string; readonly at: number } | null = null;
  const listeners = new Set<() => void>();
  const become = (next: readonly Shortcut[]) => {
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
      become([...shortcuts, shortcut]);
      return () => become(shortcuts.filter((one) => one !== shortcut));
    },
    press(key, at) {
      const pressed = key.toUpperCase();
      const first = before && at - before.at <= TOGETHER ? before.key : null;
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

/** The key that makes a shortcut of a letter, as it is called on this machine. */
export const modifier = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");

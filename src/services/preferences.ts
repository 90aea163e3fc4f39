import type { Locales } from "../../i18n/i18n-types.ts";
import type { Store } from "./frame-store.ts";

/** A user's preferences on this device. */
export interface Preferences {
  readonly theme: "light" | "dark" | "system";
  readonly density: "comfortable" | "compact";
  readonly sidebar: "open" | "collapsed";
  /** `on` if single-key shortcuts work outside of text fields. */
  readonly singleKeys: "on" | "off";
  /**
   * First steps with a demo: `seen` once they were shown, `acted` after the first action, `closed` if the user hid
   * them.
   */
  readonly firstUse: "new" | "seen" | "acted" | "closed";
  /** null: the language of the browser. */
  readonly locale: Locales | null;
}

export interface PreferenceStore extends Store<Preferences> {
  readonly change: (changes: Partial<Preferences>) => void;
}

const KEY = "switchboard.preferences";
const DEFAULTS: Preferences = {
  theme: "system",
  density: "comfortable",
  sidebar: "open",
  singleKeys: "on",
  firstUse: "new",
  locale: null,
};

const CHOICES: { readonly [Key in keyof Preferences]: readonly Preferences[Key][] } = {
  theme: ["light", "dark", "system"],
  density: ["comfortable", "compact"],
  sidebar: ["open", "collapsed"],
  singleKeys: ["on", "off"],
  firstUse: ["new", "seen", "acted", "closed"],
  locale: ["en", "es", "fr", null],
};

/** Reads the stored preferences member by member; invalid values are ignored. */
function read(storage: Storage): Preferences {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "{}") as Record<string, unknown>; // each member is checked below
    const entries = Object.entries(CHOICES).flatMap(([key, choices]) =>
      (choices as readonly unknown[]).includes(kept[key]) ? [[key, kept[key]]] : [],
    ); // lists of strings or null
    return { ...DEFAULTS, ...Object.fromEntries(entries) };
  } catch {
    return DEFAULTS;
  }
}

export function preferenceStore(storage: Storage): PreferenceStore {
  let preferences = read(storage);
  const listeners = new Set<() => void>();
  return {
    get: () => preferences,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(changes) {
      preferences = { ...preferences, ...changes };
      storage.setItem(KEY, JSON.stringify(preferences));
      for (const listener of listeners) listener();
    },
  };
}

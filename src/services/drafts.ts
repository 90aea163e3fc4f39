/** Unsaved input of a form. */
export interface Draft<Base> {
  /** Wall time (ms) of the last input. */
  readonly at: number;
  /** The record when the form was opened; null for a new record. */
  readonly base: Base | null;
  /** The fields that differ from `base`, without secrets. */
  readonly values: Readonly<Record<string, unknown>>;
}

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "switchboard.draft.";

/**
 * Reads and writes the draft of a form in the tab's storage. A draft survives a reload and the end of the
 * session, but not the tab. Invalid drafts are ignored.
 */
export function draftAt<Base>(storage: Place, place: readonly string[]) {
  const key = PREFIX + place.join("/");
  return {
    read: (): Draft<Base> | null => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
        const isDraft =
          typeof kept === "object" &&
          kept !== null &&
          "at" in kept &&
          typeof kept.at === "number" &&
          "base" in kept &&
          "values" in kept &&
          typeof kept.values === "object" &&
          kept.values !== null;
        return isDraft ? (kept as Draft<Base>) : null; // only `keep` writes it
      } catch {
        return null;
      }
    },
    keep: (draft: Draft<Base>): void => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // If the storage is full, the draft is not kept.
      }
    },
    drop: (): void => storage.removeItem(key),
  };
}

/** Deletes all drafts. Called when the user signs out. */
export function dropDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

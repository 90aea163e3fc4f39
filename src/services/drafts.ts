/** Unsaved input of a form. */
export interface Draft<Base> {
  /** Wall time, ms. */
  readonly at: number;
  /** The record as it was when it was opened; null: a new one. */
  readonly base: Base | null;
  /** The fields that differ from it, without secrets. */
  readonly values: Readonly<Record<string, unknown>>;
}

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "switchboard.draft.";

/**
 * Keeps the draft of a user's form in the tab: it survives an ended session and a reload, and is discarded
 * with the tab. Unreadable drafts are ignored.
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
        return isDraft ? (kept as Draft<Base>) : null; // `keep` alone writes it
      } catch {
        return null;
      }
    },
    keep: (draft: Draft<Base>): void => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // A tab that keeps no more loses no more than one without drafts.
      }
    },
    drop: (): void => storage.removeItem(key),
  };
}

/** Deletes all drafts, when the user signs out. */
export function dropDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

/** A recent choice. Its label is stored, because records are not loaded when the palette opens. */
export interface Recent {
  readonly id: string;
  readonly label: string;
  /** Path of a record; null for pages, views and actions, which the palette finds by `id`. */
  readonly href: string | null;
}

const MAX_RECENT = 6;
const keyOf = (person: string): string => `switchboard.recent.${person}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "label" in value &&
  typeof value.label === "string" &&
  "href" in value &&
  (value.href === null || (typeof value.href === "string" && /^\/(?!\/)/.test(value.href)));

/** Returns the recent choices of a user on this device, latest first. Invalid ones are ignored. */
export function recentOf(storage: Storage, person: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Adds an item at the front and removes its earlier occurrence. */
const withRecent = (recent: readonly Recent[], chosen: Recent): readonly Recent[] =>
  [chosen, ...recent.filter(({ id }) => id !== chosen.id)].slice(0, MAX_RECENT);

/** Stores a choice as the most recent one. */
export function keepRecent(storage: Storage, person: string, chosen: Recent): void {
  try {
    storage.setItem(keyOf(person), JSON.stringify(withRecent(recentOf(storage, person), chosen)));
  } catch {
    // If the storage is full or forbidden, the choice is not remembered.
  }
}

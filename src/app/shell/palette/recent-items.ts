/** A chosen item. Its name is kept for items that only the platform can name. */
export interface Recent {
  readonly id: string;
  readonly label: string;
  readonly href: string | null;
}

const MOST = 6;
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

/** Returns a user's recent choices on this device, latest first; unreadable ones are ignored. */
export function recentOf(storage: Storage, person: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds an item at the front and removes its earlier occurrence. */
const withRecent = (recent: readonly Recent[], chosen: Recent): readonly Recent[] =>
  [chosen, ...recent.filter(({ id }) => id !== chosen.id)].slice(0, MOST);

/** Keeps what was chosen. Where the device keeps nothing, the next palette begins without it. */
export function keepRecent(storage: Storage, person: string, chosen: Recent): void {
  try {
    storage.setItem(keyOf(person), JSON.stringify(withRecent(recentOf(storage, person), chosen)));
  } catch {
    // A full or forbidden storage costs the list and nothing else.
  }
}

import { useState } from "react";
import { useHolder } from "../../../services/use-session.ts";
import { CHANGELOG } from "./changelog-entries.ts";

/** Returns true if something has changed that this person has not seen, and the way to say that they have. */
export function useChangelogRead(): { readonly unread: boolean; readonly read: () => void } {
  const person = useHolder()?.user._id ?? "";
  const [seen, setSeen] = useState<string | null>(null);
  return {
    unread: person !== "" && seen !== person && isUnread(localStorage, person, CHANGELOG),
    read: () => {
      markRead(localStorage, person, CHANGELOG);
      setSeen(person);
    },
  };
}

/**
 * Returns whether entries were added since a person looked last on this device. Marks sort as text: the day
 * comes first, and counts have three digits.
 */
export const isUnread = (storage: Storage, person: string, entries: typeof CHANGELOG): boolean =>
  entries.length > 0 && (storage.getItem(keyOf(person)) ?? "") < markOf(entries);

/** Remembers that everything was seen. */
export function markRead(storage: Storage, person: string, entries: typeof CHANGELOG): void {
  try {
    storage.setItem(keyOf(person), markOf(entries));
  } catch {
    // A full or forbidden storage costs the mark and nothing else.
  }
}

const keyOf = (person: string): string => `switchboard.changelog.${person}`;

/** Returns the mark of the latest entries: their day, and how many of that day there are. */
const markOf = (entries: typeof CHANGELOG): string => {
  const day = entries[0]?.day ?? "";
  return `${day} ${String(entries.filter((entry) => entry.day === day).length).padStart(3, "0")}`;
};

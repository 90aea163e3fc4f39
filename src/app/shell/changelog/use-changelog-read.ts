import { useState } from "react";
import { useHolder } from "../../../services/use-session.ts";
import { CHANGELOG } from "./changelog-entries.ts";

/** Returns whether the user has unread changelog entries, and a function that marks all as read. */
export function useChangelogRead(): { readonly unread: boolean; readonly read: () => void } {
  const person = useHolder()?.user._id ?? "";
  const [readBy, setReadBy] = useState<string | null>(null);
  return {
    unread: person !== "" && readBy !== person && isUnread(localStorage, person, CHANGELOG),
    read: () => {
      markRead(localStorage, person, CHANGELOG);
      setReadBy(person);
    },
  };
}

/**
 * Returns true if entries were added since the user last read the changelog on this device. The stored mark
 * is comparable as text: the day of the latest entries, then their number with three digits.
 */
export const isUnread = (storage: Storage, person: string, entries: typeof CHANGELOG): boolean =>
  entries.length > 0 && (storage.getItem(keyOf(person)) ?? "") < markOf(entries);

/** Marks all entries as read. */
export function markRead(storage: Storage, person: string, entries: typeof CHANGELOG): void {
  try {
    storage.setItem(keyOf(person), markOf(entries));
  } catch {
    // If the storage is full or forbidden, the entries stay unread.
  }
}

const keyOf = (person: string): string => `switchboard.changelog.${person}`;

/** Returns the mark of the latest entries: their day, and the number of entries of that day. */
const markOf = (entries: typeof CHANGELOG): string => {
  const day = entries[0]?.day ?? "";
  return `${day} ${String(entries.filter((entry) => entry.day === day).length).padStart(3, "0")}`;
};

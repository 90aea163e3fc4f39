import { useSyncExternalStore } from "react";
import { type FrameStore, frameStore } from "./frame-store.ts";
import { type ReplayRoom, useReplay } from "./replay.ts";

/** A bookmarked place. */
export interface Bookmark {
  readonly position: number;
  /** ms */
  readonly time: number;
}

/** Marks of a recording, kept while it is open. */
export interface ReplayMarks {
  /** In the order of their places; the first nine have a key. */
  readonly bookmarks: readonly Bookmark[];
  /** Manually set breakpoints. */
  readonly breaks: readonly Bookmark[];
  /** The stretch that is chosen, ms; null where none is. */
  readonly slice: { readonly from: number; readonly until: number } | null;
}

const marks = new WeakMap<ReplayRoom["opened"], FrameStore<ReplayMarks>>();

/** Returns the marks of the open recording. */
export function marksOf({ opened }: ReplayRoom): FrameStore<ReplayMarks> {
  const known = marks.get(opened);
  if (known) return known;
  const made = frameStore<ReplayMarks>({ bookmarks: [], breaks: [], slice: null });
  marks.set(opened, made);
  return made;
}

/** Toggles a bookmark at a place. */
export const withBookmark = (bookmarks: readonly Bookmark[], at: Bookmark): readonly Bookmark[] =>
  bookmarks.some(({ position }) => position === at.position)
    ? bookmarks.filter(({ position }) => position !== at.position)
    : [...bookmarks, at].sort((a, b) => a.time - b.time);

export function useMarks(): ReplayMarks {
  const store = marksOf(useReplay());
  return useSyncExternalStore(store.subscribe, store.get);
}

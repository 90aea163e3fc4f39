import { useSyncExternalStore } from "react";
import { type FrameStore, frameStore } from "./frame-store.ts";
import { type ReplayRoom, useReplay } from "./replay.ts";

/** A place that somebody wants to come back to. */
export interface Bookmark {
  readonly position: number;
  /** ms */
  readonly time: number;
}

/** What a person marked in a recording. It lasts as long as the recording is open. */
export interface ReplayMarks {
  /** In the order of their places; the first nine have a key. */
  readonly bookmarks: readonly Bookmark[];
  /** Where breakpoints were put by hand. */
  readonly breaks: readonly Bookmark[];
  /** The stretch that is chosen, ms; null where none is. */
  readonly slice: { readonly from: number; readonly until: number } | null;
}

const marks = new WeakMap<ReplayRoom["opened"], FrameStore<ReplayMarks>>();

/** What is marked in the recording of a room. */
export function marksOf({ opened }: ReplayRoom): FrameStore<ReplayMarks> {
  const known = marks.get(opened);
  if (known) return known;
  const made = frameStore<ReplayMarks>({ bookmarks: [], breaks: [], slice: null });
  marks.set(opened, made);
  return made;
}

/** Puts a bookmark at a place, or takes away the one that is there. */
export const withBookmark = (bookmarks: readonly Bookmark[], at: Bookmark): readonly Bookmark[] =>
  bookmarks.some(({ position }) => position === at.position)
    ? bookmarks.filter(({ position }) => position !== at.position)
    : [...bookmarks, at].sort((a, b) => a.time - b.time);

export function useMarks(): ReplayMarks {
  const store = marksOf(useReplay());
  return useSyncExternalStore(store.subscribe, store.get);
}

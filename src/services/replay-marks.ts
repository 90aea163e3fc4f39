import { useSyncExternalStore } from "react";
import { type FrameStore, frameStore } from "./frame-store.ts";
import { type ReplayRoom, useReplay } from "./replay.ts";

/** A marked position: a bookmark or a breakpoint. */
export interface Bookmark {
  readonly position: number;
  /** Time of the position, ms. */
  readonly time: number;
}

/** Marks of a replay file, kept while it is open. */
export interface ReplayMarks {
  /** Ordered by time. The first nine have a shortcut. */
  readonly bookmarks: readonly Bookmark[];
  /** Manually set breakpoints. */
  readonly breaks: readonly Bookmark[];
  /** The selected time range (ms); null if there is none. */
  readonly slice: { readonly from: number; readonly until: number } | null;
}

const marks = new WeakMap<ReplayRoom["opened"], FrameStore<ReplayMarks>>();

/** Returns the marks of the open replay file. */
export function marksOf({ opened }: ReplayRoom): FrameStore<ReplayMarks> {
  const known = marks.get(opened);
  if (known) return known;
  const store = frameStore<ReplayMarks>({ bookmarks: [], breaks: [], slice: null });
  marks.set(opened, store);
  return store;
}

/** Adds a bookmark at a position, or removes the bookmark that is already there. */
export const withBookmark = (bookmarks: readonly Bookmark[], at: Bookmark): readonly Bookmark[] =>
  bookmarks.some(({ position }) => position === at.position)
    ? bookmarks.filter(({ position }) => position !== at.position)
    : [...bookmarks, at].sort((a, b) => a.time - b.time);

export function useMarks(): ReplayMarks {
  const store = marksOf(useReplay());
  return useSyncExternalStore(store.subscribe, store.get);
}

import type { RecordedMarker } from "../../../../streams/replay/timeline/markers.ts";
import { useMarks } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useLatestRequest } from "../use-latest-request.ts";

/** A marker of the replay file, or a bookmark of the user. */
export interface Marked {
  readonly position: number;
  /** ms */
  readonly time: number;
  /** Null for a bookmark. */
  readonly label: string | null;
  /** Number key (1 to 9) that moves to the mark; null if no key is left. */
  readonly number: number | null;
}

const NONE: readonly RecordedMarker[] = [];

/** Returns markers and bookmarks in order of time, markers first at equal times. */
export function useMarked(): readonly Marked[] {
  const { desk } = useReplay();
  const { bookmarks } = useMarks();
  const recorded = useLatestRequest("markers", () => desk.markers()).answer ?? NONE;
  const all = [...recorded, ...bookmarks.map((one) => ({ ...one, label: null }))].sort(
    (a, b) => a.time - b.time,
  );
  return all.map((one, place) => ({ ...one, number: place < 9 ? place + 1 : null }));
}

import type { RecordedMarker } from "../../../../streams/replay/timeline/markers.ts";
import { useMarks } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useLatestRequest } from "../use-latest-request.ts";

/** Something marked: by the recording itself with its words, or by a person with a number. */
export interface Marked {
  readonly position: number;
  readonly time: number;
  /** null for a bookmark, which has a number. */
  readonly label: string | null;
  /** From 1; null where no key is left for it. */
  readonly number: number | null;
}

const NONE: readonly RecordedMarker[] = [];

/** Everything that is marked, in its order. The recording's own come first in the count. */
export function useMarked(): readonly Marked[] {
  const { desk } = useReplay();
  const { bookmarks } = useMarks();
  const recorded = useLatestRequest("markers", () => desk.markers()).answer ?? NONE;
  const all = [...recorded, ...bookmarks.map((one) => ({ ...one, label: null }))].sort(
    (a, b) => a.time - b.time,
  );
  return all.map((one, place) => ({ ...one, number: place < 9 ? place + 1 : null }));
}

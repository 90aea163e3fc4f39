import { useEffect, useState, useSyncExternalStore } from "react";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { ReplayRoom } from "../../../services/replay.ts";
import { showing, type Stretch } from "./stretch.ts";

const NO_DAYS: readonly RecordedDay[] = [];

interface DaySeen {
  readonly day: RecordedDay | null;
  /**
   * Largest visible range of the day: the hours with events, or all of it if the position is outside of them.
   */
  readonly whole: Stretch | null;
  readonly stretch: Stretch | null;
  readonly setStretch: (stretch: Stretch) => void;
}

/**
 * Returns the day of the current position and its visible range, which follows the replay unless the user
 * scrolls elsewhere while it is paused.
 */
export function useDay({ shown }: ReplayRoom, days: readonly RecordedDay[] | null): DaySeen {
  const [chosen, setChosen] = useState<Stretch | null>(null);
  const day = useSyncExternalStore(shown.subscribe, () => dayAt(days ?? NO_DAYS, shown.get().now)) ?? null;
  const isOutside = useSyncExternalStore(
    shown.subscribe,
    () =>
      day !== null &&
      isIn(day.start, day.end, shown.get().now) &&
      !isIn(day.from, day.until, shown.get().now),
  );
  const [from, until] = day === null ? [0, 0] : isOutside ? [day.start, day.end] : [day.from, day.until];
  const whole = from === until ? null : { from, until };
  const isWhole =
    chosen === null ||
    whole === null ||
    chosen.until - chosen.from >= until - from ||
    chosen.from >= until ||
    chosen.until <= from;
  useEffect(() => {
    if (from === until || chosen === null) return undefined;
    let last = Number.NaN;
    const follow = () => {
      const { now } = shown.get();
      if (now !== last) setChosen((before) => before && showing(before, now, { from, until }));
      last = now;
    };
    last = shown.get().now;
    return shown.subscribe(follow);
  }, [shown, chosen, from, until]);
  return {
    day,
    whole,
    stretch: isWhole ? whole : chosen,
    setStretch: (next) => setChosen(next.from <= from && next.until >= until ? null : next),
  };
}

/** The day that a time is in, else the next one of the recording, else its last. */
const dayAt = (days: readonly RecordedDay[], time: number): RecordedDay | undefined =>
  days.find(({ end }) => end > time) ?? days.at(-1);

const isIn = (from: number, until: number, time: number) => time >= from && time <= until;

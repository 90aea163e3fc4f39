import { useEffect, useState, useSyncExternalStore } from "react";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { ReplayRoom } from "../../../services/replay.ts";
import { showing, type Stretch } from "./stretch.ts";

const NO_DAYS: readonly RecordedDay[] = [];

interface DaySeen {
  readonly day: RecordedDay | null;
  /**
   * Largest visible range: `from` to `until` of the day, or the whole day if the current position is outside
   * of these hours.
   */
  readonly whole: Stretch | null;
  /** Visible range. */
  readonly stretch: Stretch | null;
  readonly setStretch: (stretch: Stretch) => void;
}

/**
 * Returns the day of the current position and the visible range of that day. `setStretch` shows another
 * range. When the current time leaves the visible range, the range moves so that it contains this time.
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

/**
 * Returns the day that contains a time, otherwise the next day of the replay file, otherwise the last one.
 */
const dayAt = (days: readonly RecordedDay[], time: number): RecordedDay | undefined =>
  days.find(({ end }) => end > time) ?? days.at(-1);

const isIn = (from: number, until: number, time: number) => time >= from && time <= until;

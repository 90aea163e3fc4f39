import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import type { Targets } from "../../../../openapi/generated/console.ts";
import { useReplay } from "../../../services/replay.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import { useNarrow, useWidth } from "../../../ui/use-media.ts";
import { ChosenHour } from "../find/chosen-hour.tsx";
import { type Found, WorstHours } from "../find/worst-hours.tsx";
import { useFold } from "../frame/fold.ts";
import { useLatestRequest } from "../use-latest-request.ts";
import { BookmarkKeys } from "./bookmark-keys.tsx";
import { Drawing } from "./drawing.tsx";
import type { Plot } from "./plot.ts";
import styles from "./timeline.module.css";
import { Tools } from "./tools.tsx";
import { useDay } from "./use-day.ts";
import { useMarked } from "./use-marked.ts";
import { useTargets } from "../use-answer-within.ts";
import { type Stretch, type Zoom, zoomedTo, zoomOf, ZOOMS } from "./stretch.ts";

/**
 * The course of the recording: waiting customers, service level, unusual periods, and the current position.
 */
export function Timeline() {
  const targets = useTargets();
  const { header, firstOffset, length } = useReplay().opened;
  // Measurements belong to one recording.
  return targets ? (
    <Measured key={`${header.stream.epoch} ${firstOffset} ${length} ${header.name}`} targets={targets} />
  ) : null;
}

/** Delay (ms) before progress is shown. */
const PATIENCE = 300;
/** Space (px) beside the plot for labels and current values. */
const MARGINS = { wide: { left: 152, right: 168 }, narrow: { left: 20, right: 92 } } as const;

function Measured({ targets }: { targets: Targets }) {
  const room = useReplay();
  const { say } = useTexts();
  const isNarrow = useNarrow();
  const isFolded = useFold()?.isOpen === false;
  const [width, frame] = useWidth();
  const { answer: days } = useLatestRequest("days", () => room.desk.days(targets));
  const { answer: spells } = useLatestRequest("spells", () => room.desk.spells(targets));
  const marked = useMarked();
  const { day, whole, stretch, setStretch } = useDay(room, days);
  useKeptZoom(whole, stretch, setStretch);
  const { left, right } = isNarrow ? MARGINS.narrow : MARGINS.wide;
  const columns = Math.max(0, width - left - right);
  const plot: Plot | null = stretch && columns > 0 ? { ...stretch, left, width: columns } : null;
  const { answer: lanes } = useLatestRequest(plot && `${plot.from} ${plot.until} ${columns}`, () =>
    room.desk.lanes({ from: plot?.from ?? 0, until: plot?.until ?? 1, columns }, targets),
  );
  const isMeasuring = useLasting(lanes === null && days?.length !== 0, PATIENCE);
  const isEarly = useSyncExternalStore(
    room.shown.subscribe,
    () => plot !== null && room.shown.get().now < (plot.from + plot.until) / 2,
  );
  const [isFinding, setFinding] = useState(false);
  // Pressed during measuring, it opens as soon as possible.
  useShortcut({ keys: "W", label: say.replay.find.title(), run: () => setFinding(true) });
  const [found, setFound] = useState<Found>({ by: "missed", hour: null });
  const tools =
    days && day && whole && plot ? (
      <Tools
        days={days}
        day={day}
        whole={whole}
        plot={plot}
        lanes={lanes}
        short={isNarrow}
        onZoom={setStretch}
        onFind={() => setFinding(true)}
      />
    ) : null;
  return (
    <div
      ref={frame}
      className={styles.timeline}
      data-narrow={isNarrow ? "" : undefined}
      data-folded={isFolded ? "" : undefined}
    >
      <p
        role="status"
        className={styles.measuring}
        style={plot ? { left: plot.left + (isEarly ? plot.width / 2 : 0) } : undefined}
      >
        {isMeasuring ? `${say.replay.timeline.measuring()}…` : null}
      </p>
      <BookmarkKeys marked={marked} />
      {found.hour ? <ChosenHour hour={found.hour} by={found.by} onWho={() => setFinding(true)} /> : null}
      <div className={styles.drawn}>
        {day && whole && plot ? (
          <Drawing
            day={day}
            whole={whole}
            plot={plot}
            lanes={lanes}
            spells={spells ?? []}
            marked={marked}
            targets={targets}
            short={isNarrow}
            onZoom={setStretch}
          />
        ) : null}
        {isNarrow ? null : tools}
      </div>
      {isNarrow && !isFolded ? tools : null}
      {isFinding && days ? (
        <WorstHours
          days={days}
          targets={targets}
          found={found}
          onFind={setFound}
          onClose={() => setFinding(false)}
        />
      ) : null}
    </div>
  );
}

const NAME = "zoom";

const zoomIn = (search: string): Zoom =>
  ZOOMS.find((zoom) => new URLSearchParams(search).get(NAME) === zoom) ?? "day";

/** Keeps the zoom in the address, and restores it from there. */
function useKeptZoom(
  whole: Stretch | null,
  stretch: Stretch | null,
  onZoom: (stretch: Stretch) => void,
): void {
  const { shown } = useReplay();
  const asked = zoomIn(useSearch());
  const seen = whole && stretch ? zoomOf(stretch, whole) : null;
  const isThere = whole !== null;
  const isHeard = useRef(false);
  const latest = useRef({ whole, onZoom });
  useEffect(() => {
    latest.current = { whole, onZoom };
  });
  useEffect(() => {
    const { whole: day, onZoom: zoom } = latest.current;
    if (isThere && day) zoom(zoomedTo(asked, shown.get().now, day));
  }, [isThere, asked, shown]);
  useEffect(() => {
    // The address takes precedence.
    if (!isHeard.current) return void (isHeard.current = isThere);
    if (seen === null || seen === zoomIn(location.search)) return;
    const search = new URLSearchParams(location.search);
    if (seen === "day") search.delete(NAME);
    else search.set(NAME, seen);
    navigate(`${location.pathname}?${search}`, { replace: true });
  }, [isThere, seen]);
}

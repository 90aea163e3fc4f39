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
import { Drawing } from "./drawing.tsx";
import type { Plot } from "./plot.ts";
import styles from "./timeline.module.css";
import { Tools } from "./tools.tsx";
import { useDay } from "./use-day.ts";
import { useMarked, type Marked } from "./use-marked.ts";
import { useTargets } from "../use-answer-within.ts";
import { type Stretch, type Zoom, zoomedTo, zoomOf, ZOOMS } from "./stretch.ts";
import { marksOf, withBookmark } from "../../../services/replay-marks.ts";
import { useBreakHere } from "./use-break-here.ts";

/**
 * Timeline of the replay file: waiting customers, service level, unusual periods, and the current position.
 */
export function Timeline() {
  const targets = useTargets();
  const { header, firstOffset, length } = useReplay().opened;
  // The key resets all measurements when another replay file is opened.
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
  // If the user presses the key before the days are computed, the dialog opens as soon as they are computed.
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

/** Stores the zoom level in the URL, and restores it from the URL. */
function useKeptZoom(
  whole: Stretch | null,
  stretch: Stretch | null,
  onZoom: (stretch: Stretch) => void,
): void {
  const { shown } = useReplay();
  const asked = zoomIn(useSearch());
  const seen = whole && stretch ? zoomOf(stretch, whole) : null;
  const isThere = whole !== null;
  const isAnnounced = useRef(false);
  const latest = useRef({ whole, onZoom });
  useEffect(() => {
    latest.current = { whole, onZoom };
  });
  useEffect(() => {
    const { whole: day, onZoom: zoom } = latest.current;
    if (isThere && day) zoom(zoomedTo(asked, shown.get().now, day));
  }, [isThere, asked, shown]);
  useEffect(() => {
    // At first, the zoom level in the URL determines the range, so the range must not change the URL yet.
    if (!isAnnounced.current) return void (isAnnounced.current = isThere);
    if (seen === null || seen === zoomIn(location.search)) return;
    const search = new URLSearchParams(location.search);
    if (seen === "day") search.delete(NAME);
    else search.set(NAME, seen);
    navigate(`${location.pathname}?${search}`, { replace: true });
  }, [isThere, seen]);
}

/** Registers the shortcuts that set bookmarks and breakpoints, and that move to marks. Renders nothing. */
function BookmarkKeys({ marked }: { readonly marked: readonly Marked[] }) {
  const { say } = useTexts();
  const room = useReplay();
  const marks = marksOf(room);
  useShortcut({
    keys: "B",
    label: say.replay.timeline.bookmark(),
    run: () => {
      const { position, now } = room.shown.get();
      marks.set({ ...marks.get(), bookmarks: withBookmark(marks.get().bookmarks, { position, time: now }) });
    },
  });
  useShortcut({ keys: "Shift ←", label: say.replay.timeline.markBefore() });
  useShortcut({ keys: "Shift →", label: say.replay.timeline.markAfter() });
  useMarkArrows(marked);
  useBreakHere();
  return marked.flatMap(({ number, position }) =>
    number === null ? [] : [<MarkKey key={number} number={number} onGo={() => room.seek({ position })} />],
  );
}

function MarkKey({ number, onGo }: { readonly number: number; readonly onGo: () => void }) {
  const { say } = useTexts();
  useShortcut({ keys: String(number), label: say.replay.timeline.toMark({ number }), run: onGo });
  return null;
}

/** Moves to the previous or next mark by Shift and an arrow key, unless a control handles these keys. */
function useMarkArrows(marked: readonly Marked[]): void {
  const room = useReplay();
  const latest = useRef(marked);
  useEffect(() => {
    latest.current = marked;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isBack = event.key === "ArrowLeft";
      if (
        event.defaultPrevented ||
        !event.shiftKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !(isBack || event.key === "ArrowRight")
      )
        return;
      if (
        event.target instanceof Element &&
        event.target.closest(
          "input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
        )
      )
        return;
      const { position } = room.shown.get();
      const next = isBack
        ? latest.current.findLast((mark) => mark.position < position)
        : latest.current.find((mark) => mark.position > position);
      if (!next) return;
      event.preventDefault();
      room.seek({ position: next.position });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [room]);
}

import { useId, useSyncExternalStore } from "react";
import type { Targets } from "../../../../openapi/generated/console.ts";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import type { Spell } from "../../../../streams/replay/timeline/spells.ts";
import { useMarks } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { BreakSigns } from "./break-signs.tsx";
import { LaneNames } from "./lane-names.tsx";
import { eventsPath, hangUpsPath, levelPaths, waitingPaths, waitingTop } from "./lane-paths.ts";
import { MarkerSigns } from "./marker-signs.tsx";
import { Playhead } from "./playhead.tsx";
import { HEIGHT, LANES, type Plot } from "./plot.ts";
import { ticksFrom, xAt } from "../../../../streams/charts/time-axis.ts";
import { SpellSigns } from "./spell-signs.tsx";
import type { Stretch } from "./stretch.ts";
import styles from "./timeline.module.css";
import { useHand } from "./use-hand.ts";
import type { Marked } from "./use-marked.ts";
import { useSpellWords } from "./use-spell-words.ts";
import { Values } from "./values.tsx";

interface DrawingProps {
  readonly day: RecordedDay;
  readonly whole: Stretch;
  readonly plot: Plot;
  readonly lanes: Lanes | null;
  readonly spells: readonly Spell[];
  readonly marked: readonly Marked[];
  readonly targets: Targets;
  /** True to draw only the lane of waiting customers. */
  readonly short: boolean;
  readonly onZoom: (stretch: Stretch) => void;
}

/** Vertical crop of the short drawing, and the positions of its axis and of the playhead's handle, px. */
const SHORT = { top: 36, bottom: 148, axis: 142, playhead: 44 } as const;
const VALUE_GAP = 24;
/** The text at the pointer describes an unusual period if it is at most this far (px) from the pointer. */
const NEAR = 3;
const LINE = 16;
/** Space for the text beside the pointer, px. */
const HOVER_ROOM = 180;

/** Lanes of a time range of a day, and the handle that moves the replay. */
export function Drawing({ day, whole, plot, lanes, spells, marked, targets, short, onZoom }: DrawingProps) {
  const id = useId();
  const { say } = useTexts();
  const formats = useFormats();
  const { opened, shown } = useReplay();
  const { zone } = opened.header;
  const spellWords = useSpellWords();
  const hand = useHand({ plot, whole, marked, onZoom });
  const current = useSyncExternalStore(
    shown.subscribe,
    () =>
      spells.findLast(
        ({ what, from, until }) =>
          what !== "contradiction" && shown.get().now >= from && shown.get().now <= until,
      ) ?? null,
  );
  const top = waitingTop(day.mostWaiting, targets.waiting);
  const right = plot.left + plot.width;
  const hoverWords = (time: number): readonly string[] => {
    const waiting =
      lanes?.waiting[Math.floor(((time - lanes.from) / (lanes.until - lanes.from)) * lanes.columns)];
    const near = (NEAR / plot.width) * (plot.until - plot.from);
    const spell = spells.find((one) => time >= one.from - near && time <= one.until + near);
    const clock = formats.second(time, zone);
    return [
      waiting === undefined ? clock : say.replay.timeline.atTime({ time: clock, count: waiting }),
      ...(spell ? [spellWords(spell)] : []),
    ];
  };
  const [from, until] = short ? [SHORT.top, SHORT.bottom] : [0, HEIGHT];
  const bottom = short ? LANES.waiting.bottom : LANES.axis.bottom + 2;
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 ${from} ${right + (short ? 92 : 168)} ${until - from}`}
        role="img"
        aria-label={say.replay.timeline.label({ day: formats.day(day.start, zone) })}
      >
        <defs>
          <pattern
            id={`${id}hatch`}
            width={5}
            height={5}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles.hatch} d="M0 0V5" />
          </pattern>
          <clipPath id={`${id}plot`}>
            <rect x={plot.left} y={0} width={plot.width} height={bottom} />
          </clipPath>
          <g id={`${id}lanes`}>
            {lanes ? (
              <LaneMarks lanes={lanes} plot={plot} targets={targets} top={top} hatch={`${id}hatch`} />
            ) : null}
          </g>
        </defs>
        <Axis
          plot={plot}
          start={day.start}
          end={day.end}
          timeOf={(instant) => formats.time(instant, zone)}
          textY={short ? SHORT.axis : LANES.axis.text}
          bottom={bottom}
        />
        <g clipPath={`url(#${id}plot)`}>
          <Playhead
            plot={plot}
            lanes={`${id}lanes`}
            top={short ? SHORT.playhead : LANES.markers.bottom}
            bottom={bottom}
          />
        </g>
        <LaneNames
          plot={plot}
          targets={targets}
          top={top}
          column={(plot.until - plot.from) / plot.width}
          short={short}
        />
        {short ? null : <SpellSigns spells={spells} plot={plot} current={current} />}
        {short ? null : <MarkerSigns marked={marked} plot={plot} />}
        {short ? null : <BreakSigns plot={plot} />}
        {short ? null : <SliceLine plot={plot} />}
        {hand.hover === null || short ? null : (
          <Hover x={xAt(plot, hand.hover)} right={right} lines={hoverWords(hand.hover)} />
        )}
        <Values lanes={lanes} day={day} x={right + (short ? 12 : VALUE_GAP)} short={short} />
      </svg>
      <ChosenStretch timeOf={(instant) => formats.second(instant, zone)} />
      <Hand plot={plot} hand={hand} timeOf={(instant) => formats.second(instant, zone)} />
    </>
  );
}

interface AxisProps {
  readonly plot: Plot;
  /** Start of the day, ms. */
  readonly start: number;
  readonly end: number;
  readonly timeOf: (instant: number) => string;
  /** Baseline of the labels, px from the top. */
  readonly textY: number;
  /** End of the lines, px from the top. */
  readonly bottom: number;
}

/** Draws a line and a label for each step of the axis, across all lanes. */
const Axis = ({ plot, start, end, timeOf, textY, bottom }: AxisProps) =>
  ticksFrom(plot, start).map((tick) => {
    const x = Math.round(xAt(plot, tick));
    return (
      <g key={tick}>
        <path className={styles.grid} d={`M${x + 0.5} ${LANES.axis.top}V${bottom}`} />
        <text className={styles.quiet} x={x} y={textY} textAnchor="middle">
          {tick === end ? "24:00" : timeOf(tick)}
        </text>
      </g>
    );
  });

/** Position of the selected range, px from the top. */
const SLICE_Y = 225.5;

/** Draws the selected range as a line over the axis, with a handle at each end. */
function SliceLine({ plot }: { plot: Plot }) {
  const { slice } = useMarks();
  if (!slice || slice.until < plot.from || slice.from > plot.until) return null;
  const [from, until] = [
    xAt(plot, Math.max(plot.from, slice.from)),
    xAt(plot, Math.min(plot.until, slice.until)),
  ];
  return (
    <>
      <path className={styles.slice} d={`M${from} ${SLICE_Y}H${until}`} />
      <SliceHandle x={from} />
      <SliceHandle x={until} />
    </>
  );
}

const SliceHandle = ({ x }: { readonly x: number }) => (
  <rect className={styles.handle} x={x - 3} y={SLICE_Y - 6} width={6} height={12} rx={2} />
);

/**
 * Text beside the pointer, for the moment under the pointer: time, waiting customers, and the first unusual
 * period near that moment.
 */
const Hover = ({
  x,
  right,
  lines,
}: {
  readonly x: number;
  readonly right: number;
  readonly lines: readonly string[];
}) => {
  const isLeft = x > right - HOVER_ROOM;
  return (
    <>
      <path className={styles.hover} d={`M${x} ${LANES.axis.top}V${LANES.axis.bottom}`} />
      {lines.map((line, place) => (
        <text
          key={line}
          className={`${styles.quiet} ${styles.halo}`}
          x={isLeft ? x - 5 : x + 5}
          y={LANES.waiting.top + 8 + place * LINE}
          textAnchor={isLeft ? "end" : "start"}
        >
          {line}
        </text>
      ))}
    </>
  );
};

/** Announces the selected range to screen readers. */
function ChosenStretch({ timeOf }: { readonly timeOf: (instant: number) => string }) {
  const { slice } = useMarks();
  const { say } = useTexts();
  return (
    <HiddenText role="status">
      {slice ? say.replay.timeline.chosen({ from: timeOf(slice.from), until: timeOf(slice.until) }) : null}
    </HiddenText>
  );
}

interface HandProps {
  readonly plot: Plot;
  readonly hand: ReturnType<typeof useHand>;
  readonly timeOf: (instant: number) => string;
}

/** Handle that moves the replay, by pointer and as a slider by keyboard. */
function Hand({ plot, hand: { hover: _, ...handlers }, timeOf }: HandProps) {
  const { say } = useTexts();
  const { shown } = useReplay();
  const { now, floor } = useSyncExternalStore(shown.subscribe, shown.get);
  const text = say.replay.timeline;
  return (
    <div
      {...handlers}
      className={styles.hand}
      style={{ left: plot.left, width: plot.width }}
      role="slider"
      tabIndex={0}
      aria-label={text.time()}
      aria-valuemin={Math.round(plot.from / 1000)}
      aria-valuemax={Math.round(plot.until / 1000)}
      aria-valuenow={Math.round(now / 1000)}
      aria-valuetext={text.atTime({ time: timeOf(now), count: floor.queue.size })}
    />
  );
}

interface LaneMarksProps {
  readonly lanes: Lanes;
  readonly plot: Plot;
  readonly targets: Targets;
  /** Number of waiting customers that the top of the waiting lane represents. */
  readonly top: number;
  /** Id of the hatch pattern. */
  readonly hatch: string;
}

/**
 * Marks of all lanes. Until the data of a new range arrives, the marks of the previous range are drawn at
 * their positions in the new range.
 */
function LaneMarks({ lanes, plot: seen, targets, top, hatch }: LaneMarksProps) {
  const left = xAt(seen, lanes.from);
  const plot: Plot = { from: lanes.from, until: lanes.until, left, width: xAt(seen, lanes.until) - left };
  const { all, over } = waitingPaths(lanes, plot, top, targets.waiting);
  const { line, missing } = levelPaths(lanes.levels, plot, targets.serviceLevelPercent);
  return (
    <>
      <path className={styles.waiting} d={all} />
      <path className={styles.over} d={over} />
      <path d={missing} fill={`url(#${hatch})`} opacity={0.55} />
      <path className={styles.level} d={line} />
      <path className={styles.events} d={eventsPath(lanes, plot)} />
      <path className={styles.hangUps} d={hangUpsPath(lanes, plot)} />
    </>
  );
}

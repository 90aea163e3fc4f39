import { useId } from "react";
import { clockTicks, peaksOf, placeLabels } from "../../../streams/charts/call-plot.ts";
import type { CallTimeline, TimelineBar } from "../../../streams/charts/call-timeline.ts";
import { isAt, type Pin } from "../../resource/player/call-comments.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { CallNames } from "./call-names.tsx";
import styles from "./call-timeline.module.css";

/** Heights (px). */
const AXIS = 24;
const LANE = 34;
const BAR = 18;
const SOUND = 56;
const PIN = 8;
/** Minimum distance (px) between labels of the axis. */
const GAP = 64;

/** The recording below the lanes: its place on the time axis (ms), its waveform and its comments. */
export interface SoundLane {
  readonly from: number;
  readonly to: number;
  /** Instant (ms) up to which it was played. */
  readonly played: number;
  /** Loudness of the customer and of the agent, or of both together; null without a waveform. */
  readonly tracks: readonly (readonly number[])[] | null;
  /** At instants. */
  readonly pins: readonly Pin[];
}

interface TimelineDrawingProps {
  readonly timeline: CallTimeline;
  readonly names: CallNames;
  readonly sound: SoundLane | null;
  /** Instants (ms) at both ends. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** Instant (ms) of the playhead; null before it was moved. */
  readonly cursor: number | null;
}

export const heightOf = (lanes: number, hasSound: boolean): number =>
  AXIS + lanes * LANE + (hasSound ? SOUND : 0);

/** Draws the lanes of a call, the answers and transfers between them, and the waveform, in true time. */
export function TimelineDrawing({ timeline, names, sound, from, to, width, cursor }: TimelineDrawingProps) {
  const { second, time } = useFormats();
  const hatch = useId();
  const xOf = (instant: number) => ((instant - from) / Math.max(1, to - from)) * width;
  const middle = (lane: number) => AXIS + lane * LANE + LANE / 2;
  const { lanes, links } = timeline;
  const height = heightOf(lanes.length, sound !== null);
  const { ticks, seconds } = clockTicks({ from, to, width, gap: GAP });
  const margin = seconds ? 28 : 18;
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatch} width="2" height="6" />
      </pattern>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={xOf(tick)} x2={xOf(tick)} y1={AXIS} y2={height} />
          <text x={Math.min(Math.max(xOf(tick), margin), width - margin)} y={14} textAnchor="middle">
            {seconds ? second(tick) : time(tick)}
          </text>
        </g>
      ))}
      {links.map(({ kind, at, from: start, to: end }) => (
        <line
          key={`${kind} ${at}`}
          className={styles.link}
          data-kind={kind}
          x1={xOf(at)}
          x2={xOf(at)}
          y1={middle(start)}
          y2={middle(end)}
        />
      ))}
      {lanes.map(({ kind, users }, lane) => (
        <g key={users.join(" ") || kind}>
          <line className={styles.grid} x1={0} x2={width} y1={AXIS + lane * LANE} y2={AXIS + lane * LANE} />
          <LaneBars {...{ timeline, names, lane, xOf, width, hatch }} y={middle(lane)} />
        </g>
      ))}
      {cursor === null ? null : (
        <g className={styles.cursor} transform={`translate(${xOf(cursor)} 0)`}>
          <path d={`M-5 ${AXIS - 8}h10v5l-5 5-5-5z`} />
          <line y1={AXIS} y2={height} />
        </g>
      )}
      {sound ? <Sound sound={sound} top={AXIS + lanes.length * LANE} xOf={xOf} width={width} /> : null}
      {links.map(({ kind, at, from: start, to: end }) => (
        <g key={`${kind} ${at}`} className={styles.link} data-kind={kind}>
          <circle cx={xOf(at)} cy={middle(start) + BAR / 2} r="2.5" />
          <circle cx={xOf(at)} cy={middle(end) - BAR / 2} r="2.5" />
        </g>
      ))}
    </svg>
  );
}

interface LaneBarsProps extends Pick<TimelineDrawingProps, "timeline" | "names" | "width"> {
  readonly lane: number;
  readonly xOf: (instant: number) => number;
  readonly y: number;
  readonly hatch: string;
}

/** Draws the bars of a lane with their texts. Missed and declined offers also have a square. */
function LaneBars({ timeline, names, lane, xOf, width, y, hatch }: LaneBarsProps) {
  const words = useBarWords(names);
  const { bars = [], kind: of } = timeline.lanes[lane] ?? {};
  const drawn = bars.map((bar) => ({
    x: xOf(bar.from),
    width: Math.max(2, xOf(bar.to) - xOf(bar.from)),
    text: of === "folded" ? "" : `${isRefused(bar) ? "■ " : ""}${words(bar)}`,
    prefers:
      bar.kind !== "ringing"
        ? ("inside" as const)
        : isRefused(bar)
          ? ("after" as const)
          : ("before" as const),
  }));
  const places = placeLabels(drawn, width);
  return bars.map((bar, index) => {
    const { x = 0, width: long = 0, text = "" } = drawn[index] ?? {};
    const label = places[index];
    return (
      <g
        key={`${bar.kind} ${bar.from} ${bar.to}`}
        className={styles.bar}
        data-kind={bar.kind}
        data-lane={of}
        data-result={bar.result ?? undefined}
      >
        <rect x={x} y={y - BAR / 2} width={long} height={BAR} rx="4" />
        {bar.kind === "parked" ? (
          <rect
            x={x}
            y={y - BAR / 2}
            width={long}
            height={BAR}
            rx="4"
            style={{ fill: `url(#${CSS.escape(hatch)})` }}
          />
        ) : null}
        {label && text !== "" ? (
          <text
            x={label.x}
            y={y + 4}
            data-place={label.place}
            textAnchor={label.place === "before" ? "end" : "start"}
          >
            {text}
          </text>
        ) : null}
      </g>
    );
  });
}

const isRefused = ({ result }: TimelineBar) => result === "missed" || result === "declined";

/** Returns a function that describes a bar in a few words, with its length. */
function useBarWords(names: CallNames) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const text = say.calls.timeline.bars;
  return ({ kind, from, to, user, result }: TimelineBar): string => {
    const time = duration(to - from);
    if (kind === "talking" && user !== null)
      return text.with({ agent: names.agent(user).split(" ")[0] ?? "", time });
    return kind === "ringing" ? text[result ?? "ringing"]({ time }) : text[kind]({ time });
  };
}

/** Draws the waveform, the customer upward and the agent downward, and the pins of comments. */
function Sound({
  sound: { from, to, played, tracks, pins },
  top,
  xOf,
  width,
}: {
  sound: SoundLane;
  top: number;
  xOf: (instant: number) => number;
  width: number;
}) {
  const [start, end] = [Math.max(0, xOf(from)), Math.min(width, xOf(to))];
  const center = top + SOUND / 2 + PIN;
  const columns = Math.max(1, Math.floor((end - start) / 3));
  const half = SOUND / 2 - PIN;
  const [customer = null, agent = customer] = tracks ?? [];
  const path = (peaks: readonly number[] | null, side: 1 | -1, until: "played" | "rest") => {
    const heights = peaks ? peaksOf(peaks, columns) : new Float32Array(columns).fill(0.04);
    let d = "";
    heights.forEach((peak, column) => {
      const x = start + column * 3 + 1;
      if (until === "played" ? x <= xOf(played) : x > xOf(played))
        d += `M${x.toFixed(1)} ${center}v${(side * Math.max(1, peak * half)).toFixed(1)}`;
    });
    return d;
  };
  return (
    <g className={styles.sound}>
      <line className={styles.grid} x1={0} x2={width} y1={top} y2={top} />
      <path data-part="customer" d={path(customer, -1, "played")} />
      <path data-part="agent" d={path(agent, 1, "played")} />
      <path data-part="rest" d={path(customer, -1, "rest") + path(agent, 1, "rest")} />
      {pins.map(({ id, number, at }) => (
        <g key={id} className={styles.pin} transform={`translate(${xOf(at).toFixed(1)} ${top + PIN + 1})`}>
          <circle r={PIN} data-now={isAt(played, at) ? "" : undefined} />
          <text y={4} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

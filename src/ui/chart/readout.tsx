import {
  belowOf,
  type Chart,
  type ChartFormats,
  placeName,
  type Spot,
  toneOf,
  valueAt,
} from "../../../streams/charts/chart.ts";
import type { Drawing } from "../../../streams/charts/marks.ts";
import type { ChartWords } from "./chart-words.ts";
import styles from "./chart.module.css";

interface ReadoutProps {
  readonly chart: Chart;
  readonly spot: Spot;
  readonly drawing: Drawing;
  readonly formats: ChartFormats;
  readonly words: Pick<ChartWords, "noValue">;
}

/** Values of all series at a place, beside the point. Screen readers get the point from the live region. */
export function Readout({ chart, spot, drawing, formats, words }: ReadoutProps) {
  const placed = drawing.placed(spot) ?? nearby(chart, spot, drawing);
  if (!placed) return null;
  const isRight = placed.x > drawing.width / 2;
  const edge = placed.box ? placed.box.width / 2 + 8 : 12;
  const below = belowOf(chart);
  const isCells = chart.kind === "heat" || chart.kind === "calendar";
  const states = "states" in chart ? chart.states : undefined;
  const rows = [
    ...chart.series.map(({ id, label, states: own, flags }, series) => {
      const value = valueAt(chart, { series, index: spot.index });
      const reason = states?.[own?.[spot.index] ?? "unknown"] ?? words.noValue;
      return {
        id,
        label,
        tone: toneOf(chart, series),
        text: value === null ? reason : formats.value(value),
        flag: "flag" in chart && flags?.[spot.index] ? (chart.flag?.label ?? null) : null,
      };
    }),
    ...(below
      ? [
          {
            id: "below",
            label: below.label,
            tone: "quiet",
            text: belowText(chart, spot, words.noValue),
            flag: null,
          },
        ]
      : []),
  ];
  return (
    <div
      className={styles.readout}
      aria-hidden="true"
      style={{
        top: Math.max(0, Math.min(placed.y - 12, drawing.height - 24 - rows.length * 20)),
        ...(isRight ? { right: `calc(100% - ${placed.x - edge}px)` } : { left: placed.x + edge }),
      }}
    >
      <strong>{placeName(chart, spot.index, formats)}</strong>
      {rows.map(({ id, label, tone, text, flag }, series) =>
        isCells && series !== spot.series ? null : (
          <span key={id} data-here={series === spot.series ? "" : undefined}>
            <i data-tone={tone} />
            <span>{label}</span>
            <b>{text}</b>
            {flag === null ? null : <em>{flag}</em>}
          </span>
        ),
      )}
    </div>
  );
}

const belowText = (chart: Chart, { index }: Spot, none: string): string => {
  const value = valueAt(chart, { series: chart.series.length, index });
  return value === null ? none : (belowOf(chart)?.value(value) ?? none);
};

/** Returns where another series is drawn at the same place, for a point without a value. */
function nearby(chart: Chart, { index }: Spot, drawing: Drawing) {
  for (let series = 0; series <= chart.series.length; series++) {
    const placed = drawing.placed({ series, index });
    if (placed) return placed;
  }
  return null;
}

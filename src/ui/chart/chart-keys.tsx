import type { Key } from "../../../streams/charts/marks.ts";
import styles from "./chart.module.css";
import { shareStyle } from "./chart-marks.tsx";
import marks from "./chart-marks.module.css";

/** Shares of the sample of a ramp, %. */
const RAMP = [6, 15, 24, 33, 42, 51, 60, 69, 78, 87, 100];
const CELL = 12;

/** Names the series, states and ramps of a drawing. */
export const ChartKeys = ({ keys, id }: { readonly keys: readonly Key[]; readonly id: string }) => (
  <ul className={styles.keys}>
    {keys.map((key, place) => (
      <li key={`${key.kind} ${nameOf(key)}`} data-key={key.kind}>
        {key.kind === "ramp" ? <span>{key.low}</span> : null}
        <Sample entry={key} pattern={`${id}key${place}`} />
        <span>{nameOf(key)}</span>
      </li>
    ))}
  </ul>
);

const nameOf = (key: Key): string => (key.kind === "ramp" ? key.high : key.label);

function Sample({ entry, pattern }: { readonly entry: Key; readonly pattern: string }) {
  if (entry.kind === "ramp")
    return (
      <svg className={styles.sample} width={RAMP.length * CELL} height={CELL} aria-hidden="true">
        {RAMP.map((share, place) => (
          <rect
            key={share}
            className={marks.cell}
            data-tone={entry.tone}
            style={shareStyle(share)}
            x={place * CELL}
            width={CELL}
            height={CELL}
          />
        ))}
      </svg>
    );
  const width = entry.kind === "line" || entry.kind === "target" ? 20 : CELL;
  return (
    <svg className={styles.sample} width={width} height={CELL} aria-hidden="true">
      <SampleMark entry={entry} pattern={pattern} />
    </svg>
  );
}

function SampleMark({
  entry,
  pattern,
}: {
  readonly entry: Exclude<Key, { kind: "ramp" }>;
  readonly pattern: string;
}) {
  const box = { x: 0.5, y: 0.5, width: CELL - 1, height: CELL - 1, rx: 3 };
  switch (entry.kind) {
    case "line":
      return (
        <path className={entry.dashed ? marks.dashed : marks.line} data-tone={entry.tone} d="M1.5 6h17" />
      );
    case "target":
      return <path className={marks.target} d="M1.5 6h17" />;
    case "bar":
      return (
        <rect className={entry.dashed ? marks.open : marks.bar} data-tone={entry.tone} {...box} rx={2} />
      );
    case "step":
      return <rect className={marks.cell} data-tone={entry.tone} style={shareStyle(entry.share)} {...box} />;
    case "flag":
      return (
        <path
          className={marks.flag}
          d={entry.glyph === "triangle" ? "M6 2l4.5 8h-9z" : "M4 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"}
        />
      );
    case "future":
      return <rect className={marks.future} x={5} y={5} width={2} height={2} rx={1} />;
    case "unknown":
      return <rect className={marks.unknown} {...box} />;
    case "absent":
      return (
        <>
          <pattern
            id={pattern}
            width={5}
            height={5}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={marks.absentLine} d="M0 0V5" />
          </pattern>
          <rect className={marks.absent} fill={`url(#${pattern})`} {...box} />
          <rect className={marks.unknown} {...box} />
        </>
      );
  }
}

import { createElement, type CSSProperties, Fragment, memo, type ReactElement } from "react";
import type { Mark } from "../../../streams/charts/marks.ts";
import styles from "./chart-marks.module.css";

interface ChartMarksProps {
  readonly marks: readonly Mark[];
  /** Prefix of the ids of the patterns. */
  readonly id: string;
}

/** Marks whose fill is a pattern. */
const PATTERNS = ["short", "texture", "absent"] as const;
const isPattern = (name: string): boolean => PATTERNS.some((pattern) => pattern === name);

/** Returns the style that sets the share of the tone in the color of a cell. */
// `CSSProperties` does not declare custom properties.
export const shareStyle = (share: number) => ({ "--share": `${share}%` }) as CSSProperties;

/** Draws the marks of a chart, in their order. */
export const ChartMarks = memo(function ChartMarks({ marks, id }: ChartMarksProps) {
  return (
    <>
      <defs>
        {PATTERNS.map((name) => (
          <pattern
            key={name}
            id={`${id}${name}`}
            width={5}
            height={5}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles[`${name}Line`]} d="M0 0V5" />
          </pattern>
        ))}
      </defs>
      {/* Marks have no keys: a changed drawing replaces them in their order. */}
      {createElement(Fragment, null, ...marks.map((mark) => drawMark(mark, id)))}
    </>
  );
});

function drawMark(mark: Mark, id: string): ReactElement {
  const looks = {
    className: styles[mark.class],
    "data-mark": mark.class,
    "data-tone": mark.tone,
    ...(isPattern(mark.class) && { fill: `url(#${id}${mark.class})` }),
    ...(mark.share !== undefined && { style: shareStyle(mark.share) }),
  };
  switch (mark.kind) {
    case "path":
      return <path {...looks} d={mark.d} />;
    case "line":
      return <line {...looks} x1={mark.x1} x2={mark.x2} y1={mark.y1} y2={mark.y2} />;
    case "rect":
      return (
        <rect {...looks} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.radius} />
      );
    case "text":
      return (
        <text {...looks} x={mark.x} y={mark.y} textAnchor={mark.anchor}>
          {mark.lead === undefined ? null : <tspan className={styles.lead}>{mark.lead}</tspan>}
          {mark.lead === undefined || mark.text === "" ? mark.text : ` ${mark.text}`}
        </text>
      );
  }
}

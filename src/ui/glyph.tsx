import type { CONSOLE_GLYPHS, GlyphShape } from "./console-glyphs.ts";
import styles from "./glyph.module.css";

/**
 * Shapes of the first screen, in a 12 × 12 view box. They are drawn because the characters ● ◆ ◐ ▲ ■ ○ differ
 * in size between fonts. They remain visible in forced colors.
 */
const FIRST = {
  away: { solid: "M6 1.5a4.5 4.5 0 0 0 0 9z", line: "M1.8 6a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" },
  bad: {
    solid:
      "M2.9 1.4h6.2a1.5 1.5 0 0 1 1.5 1.5v6.2a1.5 1.5 0 0 1-1.5 1.5H2.9a1.5 1.5 0 0 1-1.5-1.5V2.9a1.5 1.5 0 0 1 1.5-1.5z",
  },
  done: { line: "m1.75 6.5 2.9 2.9 5.6-6.3" },
  failed: {
    solid: "M.75 6a5.25 5.25 0 1 0 10.5 0A5.25 5.25 0 1 0 .75 6z",
    cut: "m4.2 4.2 3.6 3.6M7.8 4.2 4.2 7.8",
  },
  free: { solid: "M1.75 6a4.25 4.25 0 1 0 8.5 0 4.25 4.25 0 1 0-8.5 0z" },
  none: { line: "M1.6 6a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0zM2.9 9.1l6.2-6.2" },
  off: { line: "M2 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" },
  warning: { line: "M6 1.4 11.2 10.6H.8zM6 4.6v2.6M6 8.9v.01" },
} as const satisfies Record<string, GlyphShape>;

export type GlyphName = keyof typeof FIRST | keyof typeof CONSOLE_GLYPHS;

let shapes: Readonly<Partial<Record<GlyphName, GlyphShape>>> = FIRST;

/** Registers more shapes. Call it before rendering components that use them. */
export const addGlyphs = (more: typeof CONSOLE_GLYPHS): void => {
  shapes = { ...shapes, ...more };
};

/**
 * The shape of a status. Like the text beside it, the shape shows the status to users who cannot distinguish
 * the colors.
 */
export function Glyph({ name, size = 12 }: { name: GlyphName; size?: 10 | 12 | 16 }) {
  const shape = shapes[name];
  return (
    <svg className={styles.glyph} data-size={size} viewBox="0 0 12 12" aria-hidden="true">
      {shape?.solid ? <path className={styles.solid} d={shape.solid} /> : null}
      {shape?.line ? <path className={styles.line} d={shape.line} /> : null}
      {shape?.dashes ? <path className={styles.dashes} d={shape.dashes} /> : null}
      {shape?.cut ? <path className={styles.cut} d={shape.cut} /> : null}
    </svg>
  );
}

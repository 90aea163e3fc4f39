/** Shapes that the first screen does not need, in a 12 × 12 view box. */
export const CONSOLE_GLYPHS = {
  again: { line: "M10.2 6A4.2 4.2 0 1 1 8.9 3l1.2 1.2M10.2 1.6v2.7H7.5" },
  call: { solid: "M6 .8 11.2 6 6 11.2.8 6z" },
  partly: {
    solid: "M6 6V1.8A4.2 4.2 0 0 1 10.2 6z",
    line: "M1.8 6a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z",
  },
  paused: { solid: "M3.2 2h1.9v8H3.2zM6.9 2h1.9v8H6.9z" },
  pending: {
    solid:
      "M.7 6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zM4.7 6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zM8.7 6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z",
  },
  plan: { solid: "M6 1.2 11.4 10.6H.6z" },
  worse: { line: "M2.4 2.4 9.6 9.6M9.6 2.4 2.4 9.6" },
  running: { dashes: "M1.8 6a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" },
} as const satisfies Record<string, GlyphShape>;

/** A shape as SVG paths, in a 12 × 12 view box. */
export interface GlyphShape {
  readonly solid?: string;
  readonly line?: string;
  readonly dashes?: string;
  readonly cut?: string;
}

/** A shape on a box of 12, as SVG paths. */
export interface GlyphShape {
  readonly solid?: string;
  readonly line?: string;
  readonly dashes?: string;
  readonly cut?: string;
}

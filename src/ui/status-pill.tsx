import { Glyph, type GlyphName } from "./glyph.tsx";
import styles from "./status-pill.module.css";

/** Families of states; each has one color and one shape everywhere. */
export type Family = "free" | "call" | "away" | "plan" | "bad" | "off";

interface StatusPillProps {
  readonly family: Family;
  /** Shape of the state, such as a tick; by default the family's shape. */
  readonly glyph?: GlyphName;
  readonly size?: "small" | "large";
  readonly children: string;
}

/** A state, always shown by color, shape and text together. */
export const StatusPill = ({ family, glyph = family, size = "small", children }: StatusPillProps) => (
  <span className={styles.pill} data-family={family} data-size={size}>
    <Glyph name={glyph} size={size === "small" ? 10 : 12} />
    {children}
  </span>
);

import { Glyph, type GlyphName } from "./glyph.tsx";
import styles from "./status-pill.module.css";

/** The six families of states; each has one colour and one shape everywhere. */
export type Family = "free" | "call" | "away" | "plan" | "bad" | "off";

interface StatusPillProps {
  readonly family: Family;
  /** Where the state has a shape of its own, such as a tick; else the family's. */
  readonly glyph?: GlyphName;
  readonly size?: "small" | "large";
  readonly children: string;
}

/** A state as colour, shape and word, always all three. */
export const StatusPill = ({ family, glyph = family, size = "small", children }: StatusPillProps) => (
  <span className={styles.pill} data-family={family} data-size={size}>
    <Glyph name={glyph} size={size === "small" ? 10 : 12} />
    {children}
  </span>
);

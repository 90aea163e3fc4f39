import type { ReactNode } from "react";
import { Glyph } from "./glyph.tsx";
import styles from "./measure.module.css";

interface MeasureProps {
  readonly children: ReactNode;
  /** `faint` for 0 or unknown values; `strong` for important ones. */
  readonly weight?: "faint" | "strong";
  /** Comparison with the target as text. The tones `warn` and `bad` show it as a warning. */
  readonly aside?: string | null;
  readonly tone?: "quiet" | "warn" | "bad";
  /** Space (px) reserved for the aside, so that the numbers of a column are aligned. */
  readonly room?: number | undefined;
}

/** A number followed by its comparison with the target. */
export const Measure = ({ children, weight, aside, tone = "quiet", room }: MeasureProps) => (
  <span className={styles.measure}>
    <span className={weight === "faint" ? styles.faint : weight === "strong" ? styles.strong : undefined}>
      {children}
    </span>
    {room === undefined && !aside ? null : (
      <span className={styles.aside} data-tone={tone} style={{ width: room }}>
        {aside && tone !== "quiet" ? <Glyph name="warning" /> : null}
        {aside}
      </span>
    )}
  </span>
);

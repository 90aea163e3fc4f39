import { Glyph, type GlyphName } from "./glyph.tsx";
import styles from "./live-badge.module.css";

/** State of the connection that keeps the displayed data current. */
export type Liveness = "starting" | "live" | "polling" | "paused" | "reconnecting" | "stale" | "offline";

const GLYPHS: Record<Liveness, GlyphName> = {
  starting: "running",
  live: "free",
  polling: "partly",
  paused: "paused",
  reconnecting: "again",
  stale: "warning",
  offline: "none",
};

/** Shows by shape, color and text whether the data is current. */
export const LiveBadge = ({ state, children }: { state: Liveness; children: string }) => (
  <span className={styles.live} data-state={state}>
    <Glyph name={GLYPHS[state]} />
    {children}
  </span>
);

import { Glyph, type GlyphName } from "./glyph.tsx";
import styles from "./live-badge.module.css";

/** True if what is on the screen is how things are. */
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

/** Shows by shape, color and text whether the numbers can be trusted. */
export const LiveBadge = ({ state, children }: { state: Liveness; children: string }) => (
  <span className={styles.live} data-state={state}>
    <Glyph name={GLYPHS[state]} />
    {children}
  </span>
);

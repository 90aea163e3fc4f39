import styles from "./countdown-ring.module.css";

const RADIUS = 30;
const LENGTH = 2 * Math.PI * RADIUS;

/** The remaining time as a ring: `left` of `whole` seconds. Text beside the ring explains what follows. */
export function CountdownRing({ left, whole }: { left: number; whole: number }) {
  const share = Math.min(1, Math.max(0, left / whole));
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 64 64">
        <circle className={styles.track} cx="32" cy="32" r={RADIUS} />
        <circle
          className={styles.arc}
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <span className={styles.seconds}>{left}</span>
    </div>
  );
}

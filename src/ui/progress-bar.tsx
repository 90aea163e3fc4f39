import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How far something is that goes on by itself. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={styles.progress} aria-label={label} max={max} value={value} />
);

/** Something is under way. What it is, stands in words beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

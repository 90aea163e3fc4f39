import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Progress of a background task. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress className={styles.progress} aria-label={label} max={max} value={value} />
);

/** A decorative spinner; the text beside it describes the task. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

import styles from "./spinner.module.css";

/** Something is under way. What it is, stands in words beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

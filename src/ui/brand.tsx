import styles from "./brand.module.css";

/** The logo: two jacks connected by a cord. */
export const Brand = ({ children }: { children?: string }) => (
  <span className={styles.brand}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <rect className={styles.ground} width="20" height="20" rx="6" />
      <path className={styles.cord} d="M6.25 8.5c0 5 7.5-1.5 7.5 3.2" />
      <circle className={styles.jack} cx="6.25" cy="6.25" r="1.9" />
      <circle className={styles.jack} cx="13.75" cy="13.75" r="1.9" />
    </svg>
    {children}
  </span>
);

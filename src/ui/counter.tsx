import styles from "./counter.module.css";

/**
 * How many, as a small number beside a name; `label` says of what to whoever does not see where it stands.
 */
export const Counter = ({
  children,
  label,
  tone = "quiet",
}: {
  children: string;
  label?: string;
  tone?: "quiet" | "live";
}) => (
  <span className={styles.counter} data-tone={tone} {...(label ? { role: "img", "aria-label": label } : {})}>
    {children}
  </span>
);

import styles from "./counter.module.css";

/** A small count beside a name; `label` describes it for screen readers. */
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

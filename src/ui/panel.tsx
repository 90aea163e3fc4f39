import type { ComponentProps } from "react";
import styles from "./panel.module.css";

/** A surface that groups related content. Panels are never nested. */
export const Panel = ({
  fill,
  old = false,
  ...section
}: Omit<ComponentProps<"section">, "className"> & {
  readonly fill?: boolean;
  /** True while the content belongs to an earlier choice. It is dimmed until the next content arrives. */
  readonly old?: boolean;
}) => (
  <section
    {...section}
    className={styles.panel}
    data-fill={fill ? "" : undefined}
    data-old={old ? "" : undefined}
    aria-busy={old || undefined}
  />
);

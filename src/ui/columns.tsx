import type { ReactNode } from "react";
import styles from "./columns.module.css";

interface ColumnsProps {
  readonly beside: ReactNode;
  /** True if the second column fits into 320 px. It then stays beside the first in narrower windows. */
  readonly slim?: boolean;
  readonly children: ReactNode;
}

/** A page in two columns; in narrow windows the second is below the first. */
export const Columns = ({ beside, slim = false, children }: ColumnsProps) => (
  <div className={styles.columns} data-slim={slim ? "" : undefined}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{beside}</div>
  </div>
);

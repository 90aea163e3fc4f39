import type { ReactNode } from "react";
import styles from "./columns.module.css";

interface ColumnsProps {
  readonly beside: ReactNode;
  /** The second column fits 320 px and stays beside the first in narrower windows. */
  readonly slim?: boolean;
  readonly children: ReactNode;
}

/** A page in two columns where the window is wide enough; elsewhere the second follows the first. */
export const Columns = ({ beside, slim = false, children }: ColumnsProps) => (
  <div className={styles.columns} data-slim={slim ? "" : undefined}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{beside}</div>
  </div>
);

import type { ReactNode } from "react";
import styles from "./first-use.module.css";

interface CellProps {
  /** A decorative drawing of 108 × 56 px, hidden in narrow windows. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
  /** True if the text names a fault. Narrow windows show no other texts. */
  readonly isFault?: boolean;
  /** True while a file is dragged over the page, if the cell takes it. */
  readonly isTarget?: boolean;
}

/** One of the first steps: a picture, a title, at most two lines, and its button. */
export const Cell = ({ picture, title, text, children, isFault, isTarget }: CellProps) => (
  <div className={styles.cell} data-target={isTarget ? "" : undefined}>
    {picture}
    <div className={styles.words}>
      <h3>{title}</h3>
      <p data-fault={isFault ? "" : undefined}>{text}</p>
    </div>
    <div className={styles.act}>{children}</div>
  </div>
);

import type { ReactNode } from "react";
import styles from "./page-header.module.css";
import { useWindowTitle } from "./use-window-title.ts";

interface PageHeaderProps {
  readonly title: string;
  /** Window title, with the names of the page and the product. */
  readonly windowTitle: string;
  /** Secondary text beside the title, such as a count. */
  readonly aside?: ReactNode;
  /** The one primary action of the page. */
  readonly action?: ReactNode;
}

/** The header of a page, which also sets the window title. */
export function PageHeader({ title, windowTitle, aside, action }: PageHeaderProps) {
  useWindowTitle(windowTitle);
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      {action ? <span className={styles.action}>{action}</span> : null}
    </div>
  );
}

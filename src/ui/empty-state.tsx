import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Illustration of an error, as a path in a 72 × 48 view box. */
export const BROKEN = "M10 24h10l5-13 8 27 6-19 4 9h4M53 24h9";

interface EmptyStateProps {
  /** A line drawing as a path, in a 72 × 48 view box. */
  readonly art: string;
  readonly title: string;
  /** Reason and next action. */
  readonly children?: ReactNode;
  /** Button for the next step. */
  readonly next?: ReactNode;
  readonly role?: "alert" | "status";
  /** Heading level; 1 if it replaces the page. */
  readonly level?: 1 | 2;
}

/** Replaces an empty or unavailable list or page, with the reason. */
export function EmptyState({ art, title, children, next, role, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className={styles.empty} role={role}>
      <svg className={styles.art} viewBox="0 0 72 48" aria-hidden="true">
        <path d={art} />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.words}>{children}</div> : null}
      {next ? <div className={styles.next}>{next}</div> : null}
    </div>
  );
}

/** Illustrations of empty states, as paths in a 72 × 48 view box. */
export const ART = {
  layers: "M36 6 60 17 36 28 12 17zM16 24l20 9 20-9M16 31l20 9 20-9",
  nothingFound: "M19 22a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM42 32l10 10M26 22h12",
  locked:
    "M26 20h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM28 20v-5a8 8 0 0 1 16 0v5M36 28v4",
  nowhere: "M36 4v40M36 9h19l5 5-5 5H36M36 24H18l-5 5 5 5h18M29 44h14",
} as const;

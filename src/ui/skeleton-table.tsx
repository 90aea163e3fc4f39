import { endOf, type ListColumn } from "./list-column.ts";
import styles from "./skeleton-table.module.css";
import { useLasting } from "./use-lasting.ts";
import { sharedWidths } from "./shared-widths.ts";
import { useNarrow, useWidth } from "./use-media.ts";

interface SkeletonTableProps {
  readonly columns: readonly Pick<
    ListColumn<never>,
    "id" | "header" | "align" | "width" | "room" | "pinned"
  >[];
  readonly rows: number;
  /** Text that is announced immediately to screen readers. */
  readonly loading: string;
  /** Text shown when loading takes longer than usual. */
  readonly slow: string;
}

const SHOWN_AFTER = 300;
const ANNOUNCED_AFTER = 3_000;
/** Widths (percent) of the bars in the first column, which look like names of different lengths. */
const SHARES = [52, 71, 38, 60, 45, 66, 55, 41];

/** Placeholder while a list loads: empty at first, then bars in place of the values. */
export function SkeletonTable({ columns, rows, loading, slow }: SkeletonTableProps) {
  const shown = useLasting(true, SHOWN_AFTER);
  const late = useLasting(true, ANNOUNCED_AFTER);
  const narrow = useNarrow();
  const [across, frame] = useWidth();
  const shared = narrow ? {} : sharedWidths(columns, across);
  const wide = columns.map((column) => ({ ...column, width: shared[column.id] ?? column.width }));
  const drawn = narrow ? wide.slice(0, 1) : wide;
  return (
    <div ref={frame} className={styles.skeleton} role="status" aria-label={loading}>
      {shown ? (
        <>
          {narrow ? null : (
            <div className={styles.head} aria-hidden="true">
              {wide.map(({ id, header, align, width, room, pinned }) => (
                <span
                  key={id}
                  data-align={align}
                  data-rest={width === undefined ? "" : undefined}
                  data-end={pinned ? "" : undefined}
                  style={{ width, paddingInlineEnd: endOf(room) }}
                >
                  {header}
                </span>
              ))}
            </div>
          )}
          {late ? <p className={styles.words}>{slow}</p> : null}
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row} aria-hidden="true">
              {drawn.map(({ id, align, width, room, pinned }, column) => (
                <span
                  key={id}
                  data-align={align}
                  data-rest={width === undefined ? "" : undefined}
                  data-end={pinned ? "" : undefined}
                  style={{ width, paddingInlineEnd: endOf(room) }}
                >
                  <span
                    className={styles.bar}
                    style={{ width: column === 0 ? `${SHARES[row % SHARES.length]}%` : "60%" }}
                  />
                </span>
              ))}
            </div>
          ))}
        </>
      ) : null}
    </div>
  );
}

import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import styles from "./row-list.module.css";

interface RowListProps {
  readonly label: string;
  readonly count: number;
  /** The one that is chosen; -1 where none is. */
  readonly current: number;
  readonly onPick: (index: number) => void;
  /** Told which rows are in sight, from one to before another. */
  readonly onSight?: (from: number, until: number) => void;
  /** So many rows are in sight at once. */
  readonly rows: number;
  readonly children: (index: number) => ReactNode;
}

const ROW = 26;
/** The lines above and below. */
const LINES = 2;
const OVERSCAN = 6;

/** Rows of which one is chosen, however many there are; arrow keys choose the one above or below. */
export function RowList({ label, count, current, onPick, onSight, rows, children }: RowListProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({ count, getScrollElement: () => scroller.current, estimateSize: useCallback(() => ROW, []), overscan: OVERSCAN, useFlushSync: false });
  const items = virtualizer.getVirtualItems();
  const [from, until] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1];
  useEffect(() => onSight?.(from, until), [onSight, from, until]);
  useEffect(() => {
    if (current >= 0 && current < count) virtualizer.scrollToIndex(current);
  }, [virtualizer, current, count]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + rows, PageUp: current - rows, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    // What the page does with the same keys is not meant.
    event.preventDefault();
    event.stopPropagation();
    const picked = Math.max(0, Math.min(count - 1, to));
    if (count > 0 && picked !== current) onPick(picked);
  };
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={current >= from && current < until ? `${id}${current}` : undefined}
      className={styles.list}
      style={{ height: rows * ROW + LINES }}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.all} style={{ height: count * ROW }}>
        {items.map(({ index, start }) => (
          <div
            key={index}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === current}
            aria-setsize={count}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ height: ROW, transform: `translateY(${start}px)` }}
            onClick={() => onPick(index)}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  );
}

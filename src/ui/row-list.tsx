import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import styles from "./row-list.module.css";
import { entryAt, placeOfRow, type RowSection } from "./row-sections.ts";

interface RowListProps {
  readonly label: string;
  readonly count: number;
  /** Index of the selected row; -1 for none. */
  readonly current: number;
  readonly onPick: (index: number) => void;
  /** Receives the visible range of rows, end exclusive. */
  readonly onSight?: (from: number, until: number) => void;
  /** Number of visible rows. */
  readonly rows: number;
  /** Sections in order; the first starts at row 0. The heading of the topmost visible row stays in view. */
  readonly sections: readonly RowSection[];
  readonly children: (index: number) => ReactNode;
}

const ROW = 26;
/** Height (px) of the top and bottom borders together. */
const LINES = 2;
const OVERSCAN = 6;

/** A virtualized list in which one row is selected. Arrow keys select the previous or next row. */
export function RowList({ label, count, current, onPick, onSight, rows, sections, children }: RowListProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const all = count + sections.length;
  const virtualizer = useVirtualizer({
    count: all,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => ROW, []),
    overscan: OVERSCAN,
    scrollPaddingStart: ROW,
    useFlushSync: false,
  });
  const items = virtualizer
    .getVirtualItems()
    .map(({ index, start }) => ({ ...entryAt(sections, index), start }));
  const shown = items.flatMap(({ index }) => index ?? []);
  const [from, until] = [shown[0] ?? 0, (shown.at(-1) ?? -1) + 1];
  useEffect(() => onSight?.(from, until), [onSight, from, until]);
  const place = current >= 0 && current < count ? placeOfRow(sections, current) : -1;
  useEffect(() => {
    if (place >= 0) virtualizer.scrollToIndex(place);
  }, [virtualizer, place, all]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + rows,
      PageUp: current - rows,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined) return;
    // The page must not handle the same keys.
    event.preventDefault();
    event.stopPropagation();
    const picked = Math.max(0, Math.min(count - 1, to));
    if (count > 0 && picked !== current) onPick(picked);
  };
  const top = entryAt(sections, virtualizer.range?.startIndex ?? 0).section;
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={current >= from && current < until ? `${id}${current}` : undefined}
      className={styles.list}
      style={{ height: (rows + 1) * ROW + LINES }}
      onKeyDown={onKeyDown}
    >
      <div aria-hidden="true" className={styles.top} style={{ height: ROW, marginBottom: -ROW }}>
        {sections[top]?.heading}
      </div>
      <div role="presentation" className={styles.all} style={{ height: all * ROW }}>
        {sections.map(({ from: first, heading }, section) => {
          const within = items.filter((item) => item.section === section);
          return within.length === 0 ? null : (
            <div key={first} role="group" aria-label={heading}>
              {within.map(({ index, start }) =>
                index === null ? (
                  <div
                    key="heading"
                    aria-hidden="true"
                    className={styles.heading}
                    style={{ height: ROW, transform: `translateY(${start}px)` }}
                  >
                    {heading}
                  </div>
                ) : (
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
                ),
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

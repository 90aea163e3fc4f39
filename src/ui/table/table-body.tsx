import { type Range, defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { LiveColumn, NarrowRow } from "./live-column.ts";
import styles from "./live-table.module.css";
import type { RowView } from "./row-view.ts";
import { TableRow } from "./table-row.tsx";

interface TableBodyProps<Row extends { readonly id: string }> {
  readonly view: RowView<Row>;
  readonly columns: readonly LiveColumn<Row>[];
  /** Scroll container of the rows; null before it is mounted. */
  readonly scroller: HTMLDivElement | null;
  readonly rowHeight: number;
  readonly narrow: ((row: Row) => NarrowRow) | undefined;
  readonly goneLabel: string;
  readonly onOpen: ((row: Row) => void) | undefined;
}

const OVERSCAN = 3;
/** Distance (px) that a pointer may move during a click. */
const DRAG = 4;
/**
 * The row count that is passed to the virtualizer is rounded up to a multiple of this, because the library
 * iterates over all rows when the count changes.
 */
const BLOCK = 1_024;

/** The visible rows. A change of the rows renders only this component, not its parents. */
export function TableBody<Row extends { readonly id: string }>({
  view,
  columns,
  scroller,
  rowHeight,
  narrow,
  goneLabel,
  onOpen,
}: TableBodyProps<Row>) {
  useSyncExternalStore(view.subscribe, view.version);
  const body = useRef<HTMLTableSectionElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  const focusedIndex = focused === null ? -1 : view.indexOf(focused);

  const getScrollElement = useCallback(() => scroller, [scroller]);
  const estimateSize = useCallback(() => rowHeight, [rowHeight]);
  // The focused row stays rendered, even when it is scrolled out of view.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return focusedIndex < 0 || indexes.includes(focusedIndex)
        ? indexes
        : [...indexes, focusedIndex].sort((a, b) => a - b);
    },
    [focusedIndex],
  );
  const virtualizer = useVirtualizer({
    count: Math.ceil(view.length / BLOCK) * BLOCK,
    getScrollElement,
    estimateSize,
    overscan: OVERSCAN,
    rangeExtractor,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems().filter(({ index }) => index < view.length);

  // Row indexes can change with every frame. They are written directly to the DOM, which is cheap.
  useLayoutEffect(() => {
    const rows = body.current?.rows;
    for (let place = 0; place < items.length; place++) {
      const index = String((items[place]?.index ?? 0) + 2);
      const row = rows?.[place];
      if (row && row.ariaRowIndex !== index) row.ariaRowIndex = index;
    }
  });

  const move = (to: number) => {
    const target = view.at(Math.max(0, Math.min(view.length - 1, to)));
    if (!target) return;
    setFocused(target.row.id);
    virtualizer.scrollToIndex(view.indexOf(target.row.id));
    requestAnimationFrame(() =>
      body.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(target.row.id)}"]`)
        ?.focus({ preventScroll: true }),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !(event.target instanceof HTMLElement) ||
      event.target.dataset["row"] === undefined
    )
      return;
    const page = Math.max(1, Math.floor((scroller?.clientHeight ?? rowHeight) / rowHeight) - 2);
    const from = Math.max(0, focusedIndex);
    const steps: Partial<Record<string, number>> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      j: from + 1,
      k: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 0,
      End: view.length - 1,
    };
    const to = steps[event.key];
    const open = view.at(focusedIndex);
    if (to !== undefined) move(to);
    else if (event.key === "Enter" && onOpen && open) onOpen(open.row);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    if (
      !onOpen ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey ||
      !(event.target instanceof Element) ||
      event.target.closest("a, button, input")
    )
      return;
    // A drag selects text for copying, so it does not open the row. Clicks by keyboard (`detail` 0) have no
    // position to compare.
    const { x, y } = pressed.current;
    if (event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > DRAG) return;
    const id = event.target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    const open = id === undefined ? undefined : view.at(view.indexOf(id));
    if (open) onOpen(open.row);
  };

  // Visible rows are in the normal document flow, so that a new row moves the rows below it without rendering
  // them. Only a focused row outside of the visible range is positioned absolutely.
  const isApart = (index: number) =>
    index === focusedIndex && items.length > 1 && !items.some((other) => Math.abs(other.index - index) === 1);
  const first = items.find((item) => !isApart(item.index));
  const offset = first?.start ?? 0;
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={styles.body}
      style={{ height: view.length * rowHeight, paddingBlockStart: offset }}
      onPointerEnter={(event) => event.pointerType !== "touch" && view.hold()}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) view.release();
      }}
      onFocus={() => view.hold()}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(null);
        if (!event.currentTarget.matches(":hover")) view.release();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX, clientY }) => (pressed.current = { x: clientX, y: clientY })}
      onClick={onClick}
      data-opens={onOpen ? "" : undefined}
    >
      {items.map((item) => {
        const shown = view.at(item.index);
        if (!shown) return null;
        const isReached = focusedIndex < 0 ? item === first : item.index === focusedIndex;
        return (
          <TableRow
            key={shown.row.id}
            row={shown.row}
            gone={shown.gone}
            apart={isApart(item.index) ? item.start : null}
            height={rowHeight}
            columns={columns}
            narrow={narrow}
            goneLabel={goneLabel}
            tabbable={isReached}
            onFocus={setFocused}
          />
        );
      })}
    </tbody>
  );
}

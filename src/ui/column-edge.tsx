import { type KeyboardEvent, type SyntheticEvent } from "react";
import styles from "./column-edge.module.css";
import { type ListHeader, within } from "./use-list-table.ts";
import { WIDTHS } from "./view-state.ts";

interface ColumnEdgeProps<Row extends object> {
  readonly label: string;
  readonly header: ListHeader<Row>;
  /** Displayed width, px. */
  readonly width: number;
}

const STEP = 8;
const LEAP = 40;
/** Space (px) that a column head reserves for the edge. */
const EDGE = 12;

/**
 * The edge of a column, which is resized by dragging or with the arrow keys. A double click or Enter fits the
 * column to its content.
 */
export function ColumnEdge<Row extends object>({ label, header, width }: ColumnEdgeProps<Row>) {
  const { column } = header;
  const { table } = column;
  const drag = header.getResizeHandler();
  const resize = (px: number) => table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: within(px) }));
  const fit = (event: SyntheticEvent<HTMLElement>) => resize(fittingWidth(event.currentTarget));
  // Stops only the resizing: the table still tracks the drag until the pointer is released.
  const cancel = () => table.resetHeaderSizeInfo(true);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? LEAP : STEP;
    if (event.key === "ArrowLeft") resize(width - step);
    else if (event.key === "ArrowRight") resize(width + step);
    else if (event.key === "Home") resize(WIDTHS.least);
    else if (event.key === "Enter") fit(event);
    else if (event.key === "Escape" && column.getIsResizing()) cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={WIDTHS.least}
      aria-valuemax={WIDTHS.most}
      tabIndex={0}
      className={styles.edge}
      // Keeps the resize cursor when the pointer leaves the edge.
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onMouseDown={(event) => (event.button === 0 ? drag(event) : undefined)}
      onTouchStart={drag}
      onTouchCancel={cancel}
      onDoubleClick={fit}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns the width of a column that fits its widest content, px. */
function fittingWidth(edge: HTMLElement): number {
  const head = edge.closest("th");
  const rows = [...(edge.closest("table")?.rows ?? [])];
  const cells = rows.flatMap((row) => row.cells[head?.cellIndex ?? -1] ?? []);
  const widths = cells.map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.querySelector("[data-word]") ?? cell);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return Math.ceil(range.getBoundingClientRect().width + padding) + (cell === head ? EDGE : 1);
  });
  return Math.max(...widths);
}

import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { ChosenColumn, ColumnTable } from "../../../ui/table/use-column-table.ts";
import styles from "./column-chooser.module.css";

interface ColumnChooserProps {
  readonly table: ColumnTable;
  readonly columns: readonly ChosenColumn[];
  /** True if all columns have their defaults. */
  readonly asUsual: boolean;
  readonly onReset: () => void;
}

/** Chooses the columns of a list and their order, by buttons or by drag and drop. */
export function ColumnChooser({ table, columns, asUsual, onReset }: ColumnChooserProps) {
  const { say } = useTexts();
  const text = say.console.list.column;
  const [status, setStatus] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const [first] = columns;
  const order = table.getAllLeafColumns();
  const shown = table.getVisibleLeafColumns().map(({ id }) => id);

  useEffect(() => list.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  // A moved line is reinserted into the page and loses the focus, which is restored here.
  useLayoutEffect(() => {
    if (pressed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-press="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  });

  const moveTo = (ids: readonly string[], id: string, place: number) =>
    table.setColumnOrder(ids.filter((one) => one !== id).toSpliced(place, 0, id));
  const move = (id: string, step: -1 | 1) => {
    const place = shown.indexOf(id) + step;
    pressed.current = `${id} ${step}`;
    setStatus(
      text.moved({
        name: columns.find((column) => column.id === id)?.header ?? id,
        place: place + 1,
        of: shown.length,
      }),
    );
    moveTo(shown, id, place);
  };
  const { carried, lines, line } = useCarriedLine((id, over) => {
    const ids = order.map((column) => column.id);
    moveTo(ids, id, ids.indexOf(over));
  });

  const movable = shown.filter(
    (id) => id !== first?.id && !columns.find((column) => column.id === id)?.pinned,
  );
  return (
    <div className={styles.chooser}>
      <ul ref={list} className={styles.list} {...lines}>
        <li className={styles.line} data-fixed="">
          {first?.header} <span className={styles.note}>{text.first()}</span>
        </li>
        {order.map((choice) => {
          const { id } = choice;
          const column = columns.find((one) => one.id === id);
          const place = movable.indexOf(id);
          if (!column || column === first) return null;
          return (
            <li
              key={id}
              className={styles.line}
              data-carried={carried?.id === id ? "" : undefined}
              data-over={carried?.over === id && carried.id !== id ? "" : undefined}
              {...(place < 0 ? {} : line(id))}
            >
              <span className={styles.grip} data-there={place < 0 ? undefined : ""}>
                <Icon name="grip" />
              </span>
              <Checkbox checked={shown.includes(id)} onChange={(on) => choice.toggleVisibility(on)}>
                {column.header}
              </Checkbox>
              {place < 0 ? null : (
                <span className={styles.moves}>
                  <IconButton
                    icon="arrowUp"
                    label={text.up({ name: column.header })}
                    data-press={`${id} -1`}
                    aria-disabled={place === 0}
                    onClick={() => place > 0 && move(id, -1)}
                  />
                  <IconButton
                    icon="arrowDown"
                    label={text.down({ name: column.header })}
                    data-press={`${id} 1`}
                    aria-disabled={place === movable.length - 1}
                    onClick={() => place < movable.length - 1 && move(id, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <HiddenText role="status">{status}</HiddenText>
      <div className={styles.foot}>
        <Button
          size="small"
          kind="quiet"
          {...(asUsual && { unavailable: text.isDefault() })}
          onClick={onReset}
        >
          {text.reset()}
        </Button>
      </div>
    </div>
  );
}

/** Distance (px) that a pressed pointer must move to start dragging. A shorter movement is a click. */
const UNSTEADY = 4;

interface Carried {
  readonly id: string;
  readonly pressedAt: number;
  /** Id of the line at the drop position; null before dragging starts. */
  readonly over: string | null;
}

const lineAt = (list: HTMLElement, y: number): HTMLElement | undefined => {
  const lines = [...list.querySelectorAll<HTMLElement>("[data-line]")];
  return lines.find((line) => y < line.getBoundingClientRect().bottom) ?? lines.at(-1);
};

/** Scrolls so that the lines before and after this one are visible while dragging. */
const showAround = (line: HTMLElement) => {
  for (const beside of [line.previousElementSibling, line.nextElementSibling])
    beside?.scrollIntoView({ block: "nearest" });
};

/**
 * Drag and drop for the lines of a list: by mouse, or by touching the grip. Returns the handlers for the list
 * and for each line.
 */
function useCarriedLine(settle: (id: string, over: string) => void) {
  // The pointer may be released before its last move is rendered, so the latest state is in a ref.
  const latest = useRef<Carried | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const become = (next: Carried | null) => {
    latest.current = next;
    setCarried(next?.over == null ? null : next);
  };
  return {
    carried,
    lines: {
      onPointerMove: ({ currentTarget, pointerId, buttons, clientY }: PointerEvent<HTMLElement>) => {
        const now = latest.current;
        if (now === null || (now.over === null && Math.abs(clientY - now.pressedAt) < UNSTEADY)) return;
        if (buttons === 0) return become(null);
        // Captures the pointer, so that releasing it does not click another element.
        if (now.over === null) currentTarget.setPointerCapture(pointerId);
        const line = lineAt(currentTarget, clientY);
        if (!line) return;
        showAround(line);
        become({ ...now, over: line.dataset["line"] ?? null });
      },
      onPointerUp: () => {
        const now = latest.current;
        become(null);
        if (now?.over != null) settle(now.id, now.over);
      },
      onPointerCancel: () => become(null),
    },
    line: (id: string) => ({
      "data-line": id,
      onPointerDown: ({ button, clientY }: PointerEvent) => {
        if (button === 0) become({ id, pressedAt: clientY, over: null });
      },
    }),
  };
}

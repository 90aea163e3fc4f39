import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./column-chooser.module.css";
import { choosable, movedTo, shownInOrder } from "./column-order.ts";

interface ColumnChooserProps {
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly pinned?: true | undefined;
  }[];
  readonly shown: readonly string[];
  /** True if all columns have their defaults. */
  readonly asUsual: boolean;
  readonly onShown: (shown: readonly string[]) => void;
  readonly onReset: () => void;
}

/** Which columns a list shows, and in which order: by buttons, or by carrying a line to its place. */
export function ColumnChooser({ columns, shown, asUsual, onShown, onReset }: ColumnChooserProps) {
  const { say } = useTexts();
  const text = say.console.list.column;
  const [told, setTold] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const [first] = columns;
  const order = choosable(columns, shown).map(({ id }) => id);

  useEffect(() => list.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  // A moved line is reinserted into the page and loses the focus.
  useLayoutEffect(() => {
    if (pressed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-press="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  });

  const show = (ids: readonly string[]) => onShown(shownInOrder(columns, ids).map(({ id }) => id));
  const toggle = (id: string, on: boolean) =>
    show(order.filter((one) => (one === id ? on : shown.includes(one))));
  const settle = (next: readonly string[]) => show(next.filter((id) => shown.includes(id)));
  const move = (id: string, step: -1 | 1) => {
    const visible = order.filter((one) => shown.includes(one));
    const next = movedTo(visible, id, visible.indexOf(id) + step);
    pressed.current = `${id} ${step}`;
    setTold(
      text.moved({
        name: columns.find((column) => column.id === id)?.header ?? id,
        place: next.indexOf(id) + 2,
        of: next.length + 1,
      }),
    );
    settle(next);
  };
  const { carried, lines, line } = useCarriedLine((id, over) =>
    settle(movedTo(order, id, order.indexOf(over))),
  );

  const movable = order.filter(
    (id) => shown.includes(id) && !columns.find((column) => column.id === id)?.pinned,
  );
  return (
    <div className={styles.chooser}>
      <ul ref={list} className={styles.list} {...lines}>
        <li className={styles.line} data-fixed="">
          {first?.header} <span className={styles.note}>{text.first()}</span>
        </li>
        {order.map((id) => {
          const column = columns.find((one) => one.id === id);
          const place = movable.indexOf(id);
          if (!column) return null;
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
              <Checkbox checked={shown.includes(id)} onChange={(on) => toggle(id, on)}>
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
      <HiddenText role="status">{told}</HiddenText>
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

/** Distance (px) after which a pressed pointer drags; less is a click. */
const UNSTEADY = 4;

interface Carried {
  readonly id: string;
  readonly pressedAt: number;
  /** The line whose place it would take; null while it is only pressed. */
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
 * Lines of a list that a mouse carries to their places, or a finger by its grip: what the list and each line
 * need for it.
 */
function useCarriedLine(settle: (id: string, over: string) => void) {
  // The moves of a pointer are drawn when there is time, and it may be let go before that.
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

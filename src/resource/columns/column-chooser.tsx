import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./column-chooser.module.css";
import { choosable, movedTo, shownInOrder } from "./column-order.ts";
import { useCarriedLine } from "./use-carried-line.ts";

interface ColumnChooserProps {
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly pinned?: true | undefined;
  }[];
  readonly shown: readonly string[];
  /** Whether all is as it is by itself. */
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
  // What was moved is put anew into the page and loses the focus with it.
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
        <Button size="small" kind="quiet" {...(asUsual && { unavailable: text.asUsual() })} onClick={onReset}>
          {text.reset()}
        </Button>
      </div>
    </div>
  );
}

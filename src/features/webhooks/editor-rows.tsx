import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FieldNote, describedBy } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./editor.module.css";

interface EditorRowsProps<Row> {
  readonly label: string;
  /** Shows the label above the rows; needed if the section's heading differs from it. */
  readonly titled?: boolean;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly rows: readonly Row[];
  /** Value of a new row. */
  readonly fresh: Row;
  /** Maximum number of rows. */
  readonly max: number;
  readonly nameOf: (index: number) => string;
  readonly add: string;
  readonly onChange: (rows: readonly Row[]) => void;
  /** The fields of a row. */
  readonly children: (row: Row, change: (row: Row) => void, index: number) => ReactNode;
}

/**
 * A list of rows with fields. A new row gets the focus. When a row is removed, the next row gets the focus,
 * or the add button if there is no next row.
 */
export function EditorRows<Row>({
  label,
  titled,
  hint,
  error,
  rows,
  fresh,
  max,
  nameOf,
  add,
  onChange,
  children,
}: EditorRowsProps<Row>) {
  const { say } = useTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = list.current?.querySelectorAll("[data-row]")[wanted.current];
    (row ?? list.current)?.querySelector<HTMLElement>(row ? "input, button" : "[data-add] button")?.focus();
    wanted.current = null;
  });
  return (
    <div
      ref={list}
      className={styles.rows}
      role="group"
      aria-label={label}
      aria-describedby={error === undefined && hint === undefined ? undefined : describedBy(id)}
    >
      {titled ? (
        <p className={styles.titled} aria-hidden="true">
          {label}
        </p>
      ) : null}
      {rows.map((row, index) => (
        // Rows are keyed by position, because empty ones are otherwise indistinguishable.
        <div key={nameOf(index)} className={styles.row} data-row="" role="group" aria-label={nameOf(index)}>
          <div className={styles.cells}>
            {children(row, (next) => onChange(rows.with(index, next)), index)}
          </div>
          <IconButton
            icon="trash"
            label={say.webhooks.editor.removeRow({ row: nameOf(index) })}
            onClick={() => {
              onChange(rows.toSpliced(index, 1));
              wanted.current = index;
            }}
          />
        </div>
      ))}
      <FieldNote id={id} hint={hint} error={error} />
      {rows.length >= max ? null : (
        <div data-add="">
          <Button
            size="small"
            icon="plus"
            onClick={() => {
              onChange([...rows, fresh]);
              wanted.current = rows.length;
            }}
          >
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}

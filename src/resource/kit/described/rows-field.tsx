import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldNote } from "../../../ui/field.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { faultsBelow } from "../../records/form/field-errors.ts";
import { type RowWords, wordsIn } from "./described-resource.ts";
import type { RowsSpec } from "../../records/record/resource-spec.ts";
import styles from "./rows-field.module.css";

type Row = Readonly<Record<string, unknown>>;

/** Props of the field of one member of a row. */
interface RowMember {
  readonly member: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  readonly faults: Readonly<Record<string, string>>;
}

interface RowsFieldProps {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly spec: RowsSpec;
  readonly text: RowWords;
  /** Returns true if a row shows a member; by default every row shows all. */
  readonly shows?: ((row: Row, member: string) => boolean) | undefined;
  /** Texts of faults within the value, by path such as `0/label`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly value: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  /** Renders the field of one member. */
  readonly renderField: (member: RowMember) => ReactElement;
}

let lastKey = 0;
const nextKey = (): number => (lastKey += 1);

const all = (): boolean => true;

/** A list of rows, each with its own fields. Alt+Up and Alt+Down move the focused row. */
export function RowsField({
  label,
  optional,
  hint,
  error,
  spec,
  text,
  shows = all,
  faults,
  value,
  onChange,
  renderField,
}: RowsFieldProps) {
  const { say } = useTexts();
  const words = say.records.rows;
  const list = useRef<HTMLFieldSetElement>(null);
  const [keys, setKeys] = useState<readonly number[]>(() => value.map(nextKey));
  const [status, setStatus] = useState("");
  const isFull = spec.most !== undefined && value.length >= spec.most;
  const nameOf = (at: number) => text.one({ number: at + 1 });
  const known = value.map((_, at) => keys[at] ?? -at - 1);
  const set = (rows: Row[], next: readonly number[]) => {
    setKeys(next);
    onChange(rows);
  };
  /** Focuses the first field of a row after rendering, otherwise the button that adds a row. */
  const focus = (at: number) =>
    requestAnimationFrame(() => {
      const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
      (
        find(`[data-row="${at}"] [data-fields] :is(input, textarea, button)`) ?? find("[data-add] button")
      )?.focus();
    });
  const add = () => {
    set(
      [...value, Object.fromEntries(spec.members.map((member) => [member, nothingIn(spec, member)]))],
      [...known, nextKey()],
    );
    focus(value.length);
  };
  const remove = (at: number) => {
    set(value.toSpliced(at, 1), known.toSpliced(at, 1));
    focus(Math.min(at, value.length - 2));
  };
  const move = (at: number, by: number) => {
    const to = at + by;
    const row = value[at];
    const key = known[at];
    if (row === undefined || key === undefined || to < 0 || to >= value.length) return;
    set(value.toSpliced(at, 1).toSpliced(to, 0, row), known.toSpliced(at, 1).toSpliced(to, 0, key));
    setStatus(words.moved({ name: nameOf(at), number: to + 1 }));
  };
  const press = (at: number) => (event: KeyboardEvent) => {
    if (
      !event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.key !== "ArrowUp" && event.key !== "ArrowDown")
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    const held = document.activeElement;
    move(at, event.key === "ArrowUp" ? -1 : 1);
    // A moved row is reinserted into the page and loses the focus.
    requestAnimationFrame(() => (held instanceof HTMLElement ? held.focus() : undefined));
  };
  return (
    <fieldset ref={list} className={styles.rows} aria-invalid={error === undefined ? undefined : true}>
      <legend className={styles.legend}>
        {label}
        {optional === undefined ? null : <span className={styles.optional}>{optional}</span>}
      </legend>
      {value.length === 0 ? <p className={styles.none}>{words.none()}</p> : null}
      <ol className={styles.list}>
        {value.map((row, at) => (
          <li key={known[at]} data-row={at} className={styles.row} onKeyDown={press(at)}>
            <div className={styles.head}>
              <span className={styles.name}>{nameOf(at)}</span>
              <IconButton
                icon="arrowUp"
                label={words.up({ name: nameOf(at) })}
                aria-disabled={at === 0}
                onClick={() => move(at, -1)}
                keys="Alt ↑"
              />
              <IconButton
                icon="arrowDown"
                label={words.down({ name: nameOf(at) })}
                aria-disabled={at === value.length - 1}
                onClick={() => move(at, 1)}
                keys="Alt ↓"
              />
              <IconButton
                icon="trash"
                label={words.remove({ name: nameOf(at) })}
                onClick={() => remove(at)}
              />
            </div>
            <div className={styles.fields} data-fields="">
              {spec.members
                .filter((member) => shows(row, member))
                .map((member) => (
                  <div
                    key={member}
                    className={styles.cell}
                    data-wide={WIDE.has(spec.kinds[member] ?? "") ? "" : undefined}
                  >
                    {renderField({
                      member,
                      label: wordsIn(text.fields[member]) ?? member,
                      value: row[member] ?? "",
                      onChange: (next) =>
                        onChange(value.with(at, keeping({ ...row, [member]: next }, spec, shows))),
                      error: faults[`${at}/${member}`],
                      faults: faultsBelow(faults, `${at}/${member}`),
                    })}
                  </div>
                ))}
            </div>
            <FieldNote id={`${known[at]}`} error={faults[String(at)]} />
          </li>
        ))}
      </ol>
      <div data-add="">
        <Button
          size="small"
          icon="plus"
          onClick={add}
          {...(isFull && { unavailable: words.most({ most: spec.most ?? 0 }) })}
        >
          {text.add()}
        </Button>
      </div>
      <FieldNote id={label} hint={hint} error={Object.keys(faults).length > 0 ? undefined : error} />
      <HiddenText role="status">{status}</HiddenText>
    </fieldset>
  );
}

/** Returns the default of a row's member. */
const nothingIn = ({ defaults, kinds }: RowsSpec, member: string): unknown =>
  defaults[member] ?? (kinds[member] === "boolean" ? false : "");

/** Returns a row in which all members that it no longer shows have their defaults. */
const keeping = (row: Row, spec: RowsSpec, shows: (row: Row, member: string) => boolean): Row =>
  Object.fromEntries(
    spec.members.map((member) => [member, shows(row, member) ? row[member] : nothingIn(spec, member)]),
  );

/** Kinds whose fields take a full line. */
const WIDE: ReadonlySet<string> = new Set(["rows", "week", "texts"]);

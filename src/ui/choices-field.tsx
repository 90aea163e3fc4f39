import { Combobox, createListCollection } from "@ark-ui/react/combobox";
import { Highlight } from "@ark-ui/react/highlight";
import { useId, useMemo, useState } from "react";
import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";
import styles from "./choices-field.module.css";
import { Field } from "./field.tsx";
import field from "./field.module.css";
import float from "./float.module.css";
import { Icon } from "./icon.tsx";
import menu from "./menu.module.css";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoicesFieldProps {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** All choices; `value` contains the selected ones. */
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  /** Allows at most one choice. Selecting another choice replaces it and closes the list. */
  readonly single?: boolean;
  readonly onChange: (value: string[]) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  /** Text if there are no choices; "" while they load. */
  readonly nothing: string;
  readonly removeLabel: (label: string) => string;
  /** Receives the typed text if the platform searches and `choices` are its results. */
  readonly onType?: (text: string) => void;
}

/** A field to select one or several of many choices, which are found by typing. */
export function ChoicesField({
  label,
  optional,
  hint,
  error,
  choices,
  value,
  single = false,
  onChange,
  onBlur,
  placeholder,
  nothing,
  removeLabel,
  onType,
}: ChoicesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = useMemo(
    () =>
      choices.filter(
        (choice) => onType !== undefined || holdsWords(searchKey([choice.label]), searchWords(typed)),
      ),
    [choices, typed, onType],
  );
  const collection = useMemo(() => createListCollection({ items: found }), [found]);
  const labelOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? one;
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  return (
    <Combobox.Root
      ids={{ input: id }}
      multiple
      collection={collection}
      value={[...value]}
      closeOnSelect={single}
      // A single choice cannot be deselected by choosing it again; its remove button does that.
      onValueChange={(change) =>
        onChange(single ? (change.value.length === 0 ? [...value] : change.value.slice(-1)) : change.value)
      }
      inputValue={typed}
      onInputValueChange={(change) => type(change.inputValue)}
      selectionBehavior="clear"
      openOnClick
      invalid={error !== undefined}
      positioning={{ sameWidth: true, gutter: 4, strategy: "fixed" }}
      lazyMount
      unmountOnExit
    >
      <Field id={id} label={label} optional={optional} hint={hint} error={error}>
        <Combobox.Control
          className={`${field.control} ${styles.control}`}
          data-bad={error === undefined ? undefined : ""}
        >
          {value.map((one) => (
            <span key={one} className={styles.token}>
              {labelOf(one)}
              <button
                type="button"
                className={styles.remove}
                aria-label={removeLabel(labelOf(one))}
                onClick={() => onChange(value.filter((other) => other !== one))}
              >
                <Icon name="x" size={12} />
              </button>
            </span>
          ))}
          <Combobox.Input
            className={`${field.input} ${styles.input}`}
            placeholder={value.length === 0 ? placeholder : undefined}
            onBlur={onBlur}
          />
        </Combobox.Control>
      </Field>
      <Combobox.Positioner>
        <Combobox.Content className={`${float.float} ${menu.menu}`} data-wide="" aria-label={label}>
          {found.map((choice) => (
            <Combobox.Item key={choice.value} item={choice} className={menu.entry}>
              <span className={menu.mark}>
                <Combobox.ItemIndicator>
                  <Icon name="check" />
                </Combobox.ItemIndicator>
              </span>
              <Combobox.ItemText>
                <span className={styles.hit}>
                  {typed.trim() === "" ? (
                    choice.label
                  ) : (
                    <Highlight text={choice.label} query={typed.trim().split(/\s+/)} ignoreCase />
                  )}
                </span>
              </Combobox.ItemText>
            </Combobox.Item>
          ))}
          {found.length === 0 && nothing !== "" ? <p className={styles.nothing}>{nothing}</p> : null}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}

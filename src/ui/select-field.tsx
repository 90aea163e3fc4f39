import { Select, createListCollection } from "@ark-ui/react/select";
import { useId, useMemo } from "react";
import { Field } from "./field.tsx";
import field from "./field.module.css";
import float from "./float.module.css";
import { Icon } from "./icon.tsx";
import menu from "./menu.module.css";
import styles from "./select-field.module.css";

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null if nothing is selected yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** A field to select one of several options. */
export function SelectField<Value extends string>({
  label,
  optional,
  hint,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled,
  name,
}: SelectFieldProps<Value>) {
  const id = useId();
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  return (
    <Select.Root
      ids={{ trigger: id }}
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={({ items: [item] }) => item && onChange(item.value)}
      invalid={error !== undefined}
      {...(disabled === undefined ? {} : { disabled })}
      positioning={{ sameWidth: true, gutter: 4, strategy: "fixed" }}
      lazyMount
      unmountOnExit
    >
      <Field id={id} label={label} optional={optional} hint={hint} error={error}>
        <Select.Trigger
          className={`${field.control} ${styles.trigger}`}
          data-bad={error === undefined ? undefined : ""}
          data-locked={disabled ? "" : undefined}
          aria-label={label}
          name={name}
          onBlur={onBlur}
        >
          <Select.ValueText className={styles.value} placeholder={placeholder ?? ""} />
          <Icon name="down" />
        </Select.Trigger>
      </Field>
      <Select.Positioner>
        <Select.Content className={`${float.float} ${menu.menu}`} data-wide="" aria-label={label}>
          {options.map((option) => (
            <Select.Item key={option.value} item={option} className={menu.entry}>
              <span className={menu.mark}>
                <Select.ItemIndicator>
                  <Icon name="check" />
                </Select.ItemIndicator>
              </span>
              <Select.ItemText>{option.label}</Select.ItemText>
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  );
}

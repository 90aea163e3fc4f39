import { TagsInput } from "@ark-ui/react/tags-input";
import { useId } from "react";
import styles from "./choices-field.module.css";
import { Field } from "./field.tsx";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";

interface TextsFieldProps {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onBlur?: () => void;
  readonly removeLabel: (text: string) => string;
}

/** A field for several short texts. Enter, a comma or leaving the field completes a text. */
export function TextsField({
  label,
  optional,
  hint,
  error,
  value,
  onChange,
  onBlur,
  removeLabel,
}: TextsFieldProps) {
  const id = useId();
  return (
    <TagsInput.Root
      ids={{ input: id }}
      value={[...value]}
      onValueChange={(change) => onChange(change.value)}
      addOnPaste
      blurBehavior="add"
      delimiter=","
      invalid={error !== undefined}
      translations={{ deleteTagTriggerLabel: removeLabel }}
    >
      <Field id={id} label={label} optional={optional} hint={hint} error={error}>
        <TagsInput.Control
          className={`${field.control} ${styles.control}`}
          data-bad={error === undefined ? undefined : ""}
        >
          {value.map((text, index) => (
            <TagsInput.Item key={text} index={index} value={text}>
              <TagsInput.ItemPreview className={styles.token}>
                <TagsInput.ItemText>{text}</TagsInput.ItemText>
                <TagsInput.ItemDeleteTrigger className={styles.remove}>
                  <Icon name="x" size={12} />
                </TagsInput.ItemDeleteTrigger>
              </TagsInput.ItemPreview>
              <TagsInput.ItemInput className={field.input} />
            </TagsInput.Item>
          ))}
          <TagsInput.Input className={`${field.input} ${styles.input}`} onBlur={onBlur} />
        </TagsInput.Control>
      </Field>
    </TagsInput.Root>
  );
}

import type { Condition } from "../../../../openapi/formats/when-holds.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { ChoicesField } from "../../../ui/choices-field.tsx";
import { choicesIn } from "../../records/record/named-records.ts";
import { useNameable } from "../../records/form/use-nameable.ts";

interface ReferenceFieldProps {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Schema name of referable records. */
  readonly one: string;
  /** Condition that referable records must meet. */
  readonly among?: Condition | undefined;
  /** `agents` offers only users with an agent's privilege. */
  readonly picks?: "agents" | undefined;
  /** Id of a record that cannot be referenced. */
  readonly except?: string | undefined;
  /** Current references as the record contains them. */
  readonly named: unknown;
  readonly value: readonly string[];
  /** True if at most one record can be referenced. */
  readonly single: boolean;
  readonly onChange: (ids: string[]) => void;
  readonly onBlur: () => void;
}

/** A field for records of another list, searched by name. */
export function ReferenceField({
  one,
  among,
  picks,
  except,
  named,
  value,
  onChange,
  ...field
}: ReferenceFieldProps) {
  const { say } = useTexts();
  const { choices, nothing, onType, remember } = useNameable(one, {
    ids: value,
    known: choicesIn(named),
    among,
    picks,
    except,
  });
  return (
    <ChoicesField
      {...field}
      choices={choices}
      value={value}
      onChange={(ids) => {
        remember(ids);
        onChange(ids);
      }}
      onType={onType}
      placeholder={say.lists.kinds.find()}
      nothing={nothing}
      removeLabel={(name) => say.console.form.removeChoice({ name })}
    />
  );
}

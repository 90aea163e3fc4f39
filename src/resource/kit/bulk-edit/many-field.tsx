import { useTexts } from "../../../services/use-texts.ts";
import { DescribedField } from "../described/described-field.tsx";
import { wordsIn } from "../described/described-resource.ts";
import { type FieldErrorWords, faultsWithin } from "../../records/form/field-errors.ts";
import type { Way } from "../../cells/named-after.ts";
import { isSet } from "./many-changes.ts";
import type { ManyEditing } from "./many-editing.ts";
import { ManySetting } from "./many-setting.tsx";
import { WayField } from "./way-field.tsx";

interface ManyFieldProps {
  readonly editing: ManyEditing;
  readonly member: string;
  readonly ticked: boolean;
  /** True if another change requires this field, so that it cannot be deselected. */
  readonly needed: boolean;
  /** Value of the first record, with names of its references. */
  readonly current: unknown;
  readonly value: unknown;
  readonly way: Way;
  readonly error: FieldErrorWords | undefined;
  readonly onTick: (on: boolean) => void;
  readonly onChange: (value: unknown) => void;
  readonly onWay: (way: Way) => void;
}

/** A field of a bulk edit: a checkbox to select it, its value, and for sets the mode. */
export function ManyField({
  editing,
  member,
  ticked,
  needed,
  current,
  value,
  way,
  error,
  onTick,
  onChange,
  onWay,
}: ManyFieldProps) {
  const { say } = useTexts();
  const text = say.lists.bulk.edit;
  const label = wordsIn(editing.text.fields[member]) ?? member;
  return (
    <ManySetting
      id={`field-${member}`}
      label={text.set({ field: label })}
      ticked={ticked}
      kept={needed}
      onTick={onTick}
    >
      {isSet(editing.spec, member) ? <WayField field={label} value={way} onChange={onWay} /> : null}
      <DescribedField
        spec={editing.spec}
        text={editing.text}
        long={editing.long}
        rowShows={editing.rowShows}
        current={current}
        member={member}
        label={label}
        value={value}
        onChange={onChange}
        error={error?.message}
        faults={faultsWithin(error)}
      />
    </ManySetting>
  );
}

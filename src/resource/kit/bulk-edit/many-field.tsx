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
  /** Something else that is set asks for it: it cannot be left out. */
  readonly needed: boolean;
  /** Value of the first record, with names of its references. */
  readonly told: unknown;
  readonly value: unknown;
  readonly way: Way;
  readonly error: FieldErrorWords | undefined;
  readonly onTick: (on: boolean) => void;
  readonly onChange: (value: unknown) => void;
  readonly onWay: (way: Way) => void;
}

/** A field of a bulk edit: whether it is set, its value, and for lists the mode. */
export function ManyField({
  editing,
  member,
  ticked,
  needed,
  told,
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
      {isSet(editing.said, member) ? <WayField field={label} value={way} onChange={onWay} /> : null}
      <DescribedField
        said={editing.said}
        text={editing.text}
        long={editing.long}
        rowShows={editing.rowShows}
        told={told}
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

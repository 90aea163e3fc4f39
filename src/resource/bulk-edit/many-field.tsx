import { useTexts } from "../../services/use-texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { DescribedField } from "../described/described-field.tsx";
import { wordsIn } from "../described/described-resource.ts";
import { type FieldErrorWords, faultsWithin } from "../form/field-errors.ts";
import styles from "./bulk-edit.module.css";
import { isSet, type Way, WAYS } from "./many-changes.ts";
import type { ManyEditing } from "./many-editing.ts";

interface ManyFieldProps {
  readonly editing: ManyEditing;
  readonly member: string;
  readonly ticked: boolean;
  /** Something else that is set asks for it: it cannot be left out. */
  readonly needed: boolean;
  /** What the first of the records holds, with the names of whom it names. */
  readonly told: unknown;
  readonly value: unknown;
  readonly way: Way;
  readonly error: FieldErrorWords | undefined;
  readonly onTick: (on: boolean) => void;
  readonly onChange: (value: unknown) => void;
  readonly onWay: (way: Way) => void;
}

/** One field of many records: whether it is set, to what, and what becomes of the values that are there where it holds several. */
export function ManyField({ editing, member, ticked, needed, told, value, way, error, onTick, onChange, onWay }: ManyFieldProps) {
  const { say } = useTexts();
  const text = say.lists.bulk.edit;
  const label = wordsIn(editing.text.fields[member]) ?? member;
  return (
    <div id={`field-${member}`} className={styles.setting} data-ticked={ticked ? "" : undefined}>
      <Checkbox checked={ticked} disabled={needed} onChange={onTick}>
        {text.set({ field: label })}
      </Checkbox>
      {ticked ? (
        <>
          {isSet(editing.said, member) ? <Segmented label={text.ways.label({ field: label })} options={WAYS.map((one) => ({ value: one, label: text.ways[one]() }))} value={way} onChange={onWay} wide /> : null}
          <DescribedField said={editing.said} text={editing.text} long={editing.long} rowShows={editing.rowShows} told={told} member={member} label={label} value={value} onChange={onChange} error={error?.message} faults={faultsWithin(error)} />
        </>
      ) : null}
    </div>
  );
}

import type { Comparison, Expectation, MeasureName } from "../../../../openapi/generated/recording.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ComparisonDraft } from "./expectation-draft.ts";
import styles from "./expectation-dialog.module.css";
import { UNITS } from "./measure-units.ts";

const SIGNS: readonly { readonly value: Comparison["is"]; readonly label: string }[] = [
  { value: "<=", label: "≤" },
  { value: "<", label: "<" },
  { value: "=", label: "=" },
  { value: "!=", label: "≠" },
  { value: ">=", label: "≥" },
  { value: ">", label: ">" },
];

interface ComparisonFieldsProps {
  readonly of: Expectation["expect"];
  /** Number of the comparison, from 1; null if it is the only one. */
  readonly place: number | null;
  readonly value: ComparisonDraft;
  readonly error: string | undefined;
  readonly onChange: (value: ComparisonDraft) => void;
  readonly onRemove: () => void;
}

/** Fields of a comparison: the compared number, its segment, the operator and the value. */
export function ComparisonFields({ of, place, value, error, onChange, onRemove }: ComparisonFieldsProps) {
  const { say } = useTexts();
  const text = say.replay.expectations;
  const names = Object.keys(UNITS) as MeasureName[]; // UNITS has a key for each metric
  const unit = UNITS[value.number];
  return (
    <fieldset className={styles.comparison} aria-label={text.form.comparison({ number: place ?? 1 })}>
      <SelectField
        label={text.form.number()}
        options={names.map((name) => ({ value: name, label: text.measures[name]() }))}
        value={value.number}
        onChange={(number) => onChange({ ...value, number })}
      />
      <SegmentChoice value={value.segment} onChange={(segment) => onChange({ ...value, segment })} />
      {of === "equals" ? null : (
        <SelectField
          label={text.form.is()}
          options={SIGNS}
          value={value.is}
          onChange={(is) => onChange({ ...value, is })}
        />
      )}
      <div className={styles.value}>
        <TextField
          label={text.form.value()}
          optional={
            unit === "count" ? undefined : unit === "percent" ? text.form.percent() : text.form.seconds()
          }
          inputMode="decimal"
          value={value.value}
          error={error}
          onChange={(typed) => onChange({ ...value, value: typed })}
        />
        {place === null ? null : (
          <IconButton icon="trash" label={text.form.less({ number: place })} onClick={onRemove} />
        )}
      </div>
    </fieldset>
  );
}

interface SegmentChoiceProps {
  readonly value: string;
  readonly onChange: (segment: string) => void;
}

/** Select field for a segment of the replay file (by name) or the whole floor. */
export function SegmentChoice({ value, onChange }: SegmentChoiceProps) {
  const { say } = useTexts();
  const { opened } = useReplay();
  const text = say.replay.expectations.form;
  const known = opened.segments.map(({ name }) => name);
  const names = value === "" || known.includes(value) ? known : [...known, value];
  return (
    <SelectField
      label={text.segment()}
      options={[
        { value: "", label: text.everywhere() },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

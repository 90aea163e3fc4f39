import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SegmentChoice } from "./comparison-fields.tsx";
import type { ExpectationDraft } from "./expectation-draft.ts";
import styles from "./expectation-dialog.module.css";

interface KindFieldsProps {
  readonly draft: ExpectationDraft;
  readonly change: (changes: Partial<ExpectationDraft>) => void;
  readonly errorOf: (place: string) => string | undefined;
}

/** Fields of a `count` expectation: event type, segment and limits. */
export function CountFields({ draft, change, errorOf }: KindFieldsProps) {
  const { say } = useTexts();
  const text = say.replay.expectations.form;
  return (
    <>
      <TypeChoice field="type" label={text.type()} draft={draft} change={change} errorOf={errorOf} />
      <SegmentChoice value={draft.segment} onChange={(segment) => change({ segment })} />
      <div className={styles.pair}>
        <TextField
          label={text.atLeast()}
          inputMode="numeric"
          value={draft.atLeast}
          error={errorOf("atLeast")}
          onChange={(atLeast) => change({ atLeast })}
        />
        <TextField
          label={text.atMost()}
          inputMode="numeric"
          value={draft.atMost}
          error={errorOf("atMost")}
          onChange={(atMost) => change({ atMost })}
        />
      </div>
    </>
  );
}

/** Fields of an `order` expectation: the two event types. */
export function OrderFields(props: KindFieldsProps) {
  const { say } = useTexts();
  const text = say.replay.expectations.form;
  return (
    <>
      <TypeChoice field="first" label={text.first()} {...props} />
      <TypeChoice field="next" label={text.next()} {...props} />
    </>
  );
}

interface TypeChoiceProps extends KindFieldsProps {
  readonly field: "type" | "first" | "next";
  readonly label: string;
}

/**
 * Select field for an event type. A current value that the replay file does not contain is kept as an option.
 */
function TypeChoice({ field, label, draft, change, errorOf }: TypeChoiceProps) {
  const { opened } = useReplay();
  const value = draft[field];
  const types = value === "" || opened.types.includes(value) ? opened.types : [...opened.types, value];
  return (
    <SelectField
      label={label}
      options={types.map((type) => ({ value: type, label: type }))}
      value={value === "" ? null : value}
      error={errorOf(field)}
      onChange={(type) => change({ [field]: type })}
    />
  );
}

/** Fields for the times and the duration that the selected kind of expectation can have; none for `order`. */
export function TimeFields({ draft, change, errorOf }: KindFieldsProps) {
  const { say } = useTexts();
  const text = say.replay.expectations.form;
  const { expect } = draft;
  if (expect === "order") return null;
  if (expect === "equals")
    return (
      <TextField
        label={text.at()}
        optional={text.end()}
        hint={text.timeHint()}
        value={draft.at}
        error={errorOf("at")}
        onChange={(at) => change({ at })}
      />
    );
  const optional = say.console.form.optional();
  return (
    <>
      {expect === "count" ? null : expect === "eventually" ? (
        <TextField
          label={text.within()}
          optional={optional}
          inputMode="numeric"
          value={draft.within}
          error={errorOf("within")}
          onChange={(within) => change({ within })}
        />
      ) : (
        <TextField
          label={text.lasting()}
          optional={optional}
          inputMode="numeric"
          value={draft.seconds}
          error={errorOf("seconds")}
          onChange={(seconds) => change({ seconds })}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={text.from()}
          optional={optional}
          hint={text.timeHint()}
          value={draft.from}
          error={errorOf("from")}
          onChange={(from) => change({ from })}
        />
        {expect === "eventually" ? null : (
          <TextField
            label={text.until()}
            optional={optional}
            value={draft.until}
            error={errorOf("until")}
            onChange={(until) => change({ until })}
          />
        )}
      </div>
    </>
  );
}

import { useState } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import { FormDialog } from "../../../resource/records/form/form-dialog.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { ComparisonFields } from "./comparison-fields.tsx";
import { draftedExpectation } from "./drafted-expectation.ts";
import { type DraftFaults, draftOf, newComparison } from "./expectation-draft.ts";
import { CountFields, OrderFields, TimeFields } from "./kind-fields.tsx";

interface ExpectationDialogProps {
  readonly open: boolean;
  /** The expectation to edit; null for a new one. */
  readonly edited: Expectation | null;
  readonly onClose: () => void;
  readonly onDone: (expectation: Expectation) => void;
}

const KINDS: readonly Expectation["expect"][] = ["always", "never", "eventually", "count", "order", "equals"];
const MOST = 10;

/** Dialog that adds or edits an expectation. */
export function ExpectationDialog({ open, edited, onClose, onDone }: ExpectationDialogProps) {
  const { say } = useTexts();
  const text = say.replay.expectations;
  const [draft, setDraft] = useState(() => draftOf(edited));
  const [faults, setFaults] = useState<DraftFaults>({});
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(draftOf(edited));
    setFaults({});
  }
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    setFaults({});
  };
  const errorOf = (place: string) => {
    const code = faults[place];
    return code && text.form.faults[code]();
  };
  const submit = () => {
    const read = draftedExpectation(draft);
    if ("faults" in read) setFaults(read.faults);
    else onDone(read.expectation);
  };
  const { expect, that } = draft;
  const fields = { draft, change, errorOf };
  const shown = expect === "equals" ? that.slice(0, 1) : that;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={edited ? text.form.edit() : text.form.add()}
      verb={edited ? text.form.editVerb() : text.form.addVerb()}
      busy={false}
      onSubmit={submit}
    >
      <SelectField
        label={text.form.kind()}
        options={KINDS.map((kind) => ({ value: kind, label: text.form.kinds[kind]() }))}
        value={expect}
        onChange={(kind) => change({ expect: kind })}
      />
      {expect === "count" || expect === "order"
        ? null
        : shown.map((comparison, index) => (
            <ComparisonFields
              key={comparison.key}
              of={expect}
              place={shown.length === 1 ? null : index + 1}
              value={comparison}
              error={errorOf(`that/${index}/value`)}
              onChange={(next) => change({ that: that.with(index, next) })}
              onRemove={() => change({ that: that.toSpliced(index, 1) })}
            />
          ))}
      {expect === "count" || expect === "order" || expect === "equals" || that.length === MOST ? null : (
        <div>
          <Button
            kind="quiet"
            size="small"
            icon="plus"
            onClick={() => change({ that: [...that, newComparison(that)] })}
          >
            {text.form.another()}
          </Button>
        </div>
      )}
      {expect === "count" ? <CountFields {...fields} /> : null}
      {expect === "order" ? <OrderFields {...fields} /> : null}
      <TimeFields {...fields} />
    </FormDialog>
  );
}

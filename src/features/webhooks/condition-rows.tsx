import type { WebhookCondition } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { conditionFaults, hasNoValue } from "./row-faults.ts";
import { EditorRows } from "./editor-rows.tsx";

interface ConditionRowsProps {
  readonly value: readonly WebhookCondition[];
  readonly onChange: (conditions: readonly WebhookCondition[]) => void;
  readonly error: string | undefined;
}

const FRESH: WebhookCondition = { member: "", operator: "is", value: "" };
const MAX_ROWS = 10;
const OPERATORS = [
  "is",
  "is-not",
  "contains",
  "begins-with",
  "greater",
  "less",
  "present",
  "absent",
] as const;

/** Editable list of the conditions that an event must meet to be delivered. */
export function ConditionRows({ value: conditions, onChange, error }: ConditionRowsProps) {
  const text = useTexts().say.webhooks.editor;
  const faults = conditionFaults(conditions);
  const words = {
    missing: text.faults.rowMissing(),
    member: text.faults.member(),
    tooLong: text.faults.tooLong(),
  };
  const errorOf = (index: number, member: string) => {
    const code = error === undefined ? undefined : faults[index]?.[member];
    return code === undefined ? undefined : words[code];
  };
  const options = OPERATORS.map((operator) => ({ value: operator, label: text.operators[operator]() }));
  return (
    <EditorRows
      label={text.fields.conditions()}
      hint={conditions.length === 0 ? undefined : text.memberHint()}
      error={error}
      rows={conditions}
      fresh={FRESH}
      max={MAX_ROWS}
      nameOf={(index) => text.condition({ number: index + 1 })}
      add={text.addCondition()}
      onChange={onChange}
    >
      {({ member, operator, value = "" }, change, index) => (
        <>
          <TextField
            label={text.member()}
            value={member}
            onChange={(next) => change({ ...conditions[index], member: next, operator })}
            error={errorOf(index, "member")}
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField
            label={text.operator()}
            options={options}
            value={operator}
            onChange={(next) =>
              change(hasNoValue(next) ? { member, operator: next } : { member, operator: next, value })
            }
          />
          {hasNoValue(operator) ? null : (
            <TextField
              label={text.value()}
              value={value}
              onChange={(next) => change({ member, operator, value: next })}
              error={errorOf(index, "value")}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </>
      )}
    </EditorRows>
  );
}

import type { WebhookCondition } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { conditionFaults, isAlone } from "./row-faults.ts";
import { EditorRows } from "./editor-rows.tsx";

interface ConditionRowsProps {
  readonly value: readonly WebhookCondition[];
  readonly onChange: (conditions: readonly WebhookCondition[]) => void;
  readonly error: string | undefined;
}

const FRESH: WebhookCondition = { member: "", operator: "is", value: "" };
const MOST = 10;
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

/** Conditions that an event must meet to be delivered. */
export function ConditionRows({ value: conditions, onChange, error }: ConditionRowsProps) {
  const text = useTexts().say.webhooks.editor;
  const faults = conditionFaults(conditions);
  const words = {
    missing: text.faults.rowMissing(),
    member: text.faults.member(),
    tooLong: text.faults.tooLong(),
  };
  const told = (index: number, member: string) => {
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
      most={MOST}
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
            error={told(index, "member")}
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField
            label={text.operator()}
            options={options}
            value={operator}
            onChange={(next) =>
              change(isAlone(next) ? { member, operator: next } : { member, operator: next, value })
            }
          />
          {isAlone(operator) ? null : (
            <TextField
              label={text.value()}
              value={value}
              onChange={(next) => change({ member, operator, value: next })}
              error={told(index, "value")}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </>
      )}
    </EditorRows>
  );
}

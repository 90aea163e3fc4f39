import type { WebhookParameter } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextField } from "../../ui/text-field.tsx";
import { parameterFaults } from "./row-faults.ts";
import { RowsField } from "./rows-field.tsx";

interface ParameterRowsProps {
  readonly value: readonly WebhookParameter[];
  readonly onChange: (parameters: readonly WebhookParameter[]) => void;
  readonly error: string | undefined;
}

const FRESH: WebhookParameter = { name: "", value: "" };
const MOST = 20;

/** What is added to the address of a webhook. */
export function ParameterRows({ value: parameters, onChange, error }: ParameterRowsProps) {
  const text = useTexts().say.webhooks.editor;
  const faults = parameterFaults(parameters);
  const words = { missing: text.faults.rowMissing(), tooLong: text.faults.tooLong() };
  const told = (index: number, member: string) => {
    const code = error === undefined ? undefined : faults[index]?.[member];
    return code === undefined ? undefined : words[code];
  };
  return (
    <RowsField
      titled
      label={text.fields.parameters()}
      hint={text.parametersHint()}
      error={error}
      rows={parameters}
      fresh={FRESH}
      most={MOST}
      nameOf={(index) => text.parameter({ number: index + 1 })}
      add={text.addParameter()}
      onChange={onChange}
    >
      {(parameter, change, index) => (
        <>
          <TextField
            label={text.fields.name()}
            value={parameter.name}
            onChange={(name) => change({ ...parameter, name })}
            error={told(index, "name")}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            label={text.value()}
            value={parameter.value}
            onChange={(value) => change({ ...parameter, value })}
            error={told(index, "value")}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </RowsField>
  );
}

import { type OwnFieldProps, wordsIn } from "../../resource/kit/described/described-resource.ts";
import { useTexts } from "../../services/use-texts.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { isOver, nextStatuses } from "./next-acts.ts";

/**
 * What became of an appointment: what can become of it is offered. A new one is pending, so that there is
 * nothing to say.
 */
export function StatusField({ name, label, value, onChange, onBlur, error, record }: OwnFieldProps) {
  const { say } = useTexts();
  const { hints, choices } = say.records.appointments;
  const names: Readonly<Record<string, () => string>> = choices.status;
  if (!record) return <></>;
  return (
    <SelectField
      name={name}
      label={label}
      hint={hints.status()}
      error={error}
      options={nextStatuses(record["status"]).map((status) => ({
        value: status,
        label: wordsIn(names[status]) ?? status,
      }))}
      value={typeof value === "string" ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={isOver(record["status"])}
    />
  );
}

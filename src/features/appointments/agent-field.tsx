import { choicesIn, idsIn } from "../../resource/records/record/named-records.ts";
import { type OwnFieldProps, textIn } from "../../resource/kit/described/described-resource.ts";
import { useTexts } from "../../services/use-texts.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { isOver } from "./next-acts.ts";
import { useFreeAgents } from "./use-free-agents.ts";

/**
 * Who keeps an appointment: nobody by name where the service selects by itself, or one of those who are free
 * then.
 */
export function AgentField({ name, label, value, onChange, onBlur, error, values, record }: OwnFieldProps) {
  const { say } = useTexts();
  const { whoever, over, serviceFirst, agentHint, reassign } = say.booking;
  const service = textIn(values, "service");
  const user = typeof value === "string" ? value : "";
  const { data } = useFreeAgents({ service, startsAt: textIn(values, "startsAt"), appointment: record?._id });
  const kept = record && idsIn(record["service"])[0] === service ? choicesIn(record["user"]) : [];
  const free = (data?.data ?? []).map(({ _id, name: called }) => ({ value: _id, label: called ?? "" }));
  const agents = [...kept.filter((one) => !free.some((other) => other.value === one.value)), ...free];
  const options = [...(data?.automatic ? [{ value: "", label: whoever() }] : []), ...agents];
  const isLocked = service === "" || isOver(record?.["status"]);
  return (
    <SelectField
      name={name}
      label={label}
      options={options}
      value={options.some((option) => option.value === user) ? user : null}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      hint={isLocked ? (service === "" ? undefined : over()) : agentHint()}
      placeholder={service === "" ? serviceFirst() : reassign.choose()}
      disabled={isLocked}
    />
  );
}

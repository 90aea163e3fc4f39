import { useState } from "react";
import { type OwnFieldProps, textIn, wordsIn } from "../../resource/kit/described/described-resource.ts";
import { MomentField } from "../../resource/kit/described/moment-field.tsx";
import { choicesIn, idsIn } from "../../resource/records/record/named-records.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./appointment-fields.module.css";
import { isOver, nextStatuses } from "./next-acts.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { useFreeAgents } from "./use-free-agents.ts";

/** Field for the start of an appointment: a free slot of its service, or any typed time. */
export function BeginsField({ name, label, value, onChange, onBlur, error, values, record }: OwnFieldProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const [typing, setTyping] = useState(false);
  const { slots, over } = say.booking;
  const startsAt = typeof value === "string" ? value : "";
  const service = textIn(values, "service");
  if (record && isOver(record["status"]))
    return (
      <TextField
        label={label}
        value={formats.minute(Date.parse(startsAt))}
        onChange={onChange}
        hint={over()}
        readOnly
      />
    );
  return (
    <div className={styles.field}>
      {typing ? (
        <MomentField
          name={name}
          label={label}
          value={startsAt}
          onChange={onChange}
          onBlur={onBlur}
          error={error}
          hint={say.records.appointments.hints.startsAt()}
        />
      ) : (
        <SlotPicker
          key={service}
          label={label}
          error={error}
          service={service}
          user={textIn(values, "user")}
          {...(record && { appointment: { id: record._id, startsAt: textIn(record, "startsAt") } })}
          value={startsAt}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
      {service === "" ? null : (
        <Button kind="quiet" size="small" onClick={() => setTyping(!typing)}>
          {typing ? slots.picked() : slots.typed()}
        </Button>
      )}
    </div>
  );
}

/**
 * Field for the agent of an appointment: the current agent, an agent who is free at the selected start, or
 * automatic assignment if the service allows it.
 */
export function AgentField({ name, label, value, onChange, onBlur, error, values, record }: OwnFieldProps) {
  const { say } = useTexts();
  const { leastBusy, over, serviceFirst, agentHint, reassign } = say.booking;
  const service = textIn(values, "service");
  const user = typeof value === "string" ? value : "";
  const { data } = useFreeAgents({ service, startsAt: textIn(values, "startsAt"), appointment: record?._id });
  const kept = record && idsIn(record["service"])[0] === service ? choicesIn(record["user"]) : [];
  const free = (data?.data ?? []).map(({ _id, name: called }) => ({ value: _id, label: called ?? "" }));
  const agents = [...kept.filter((one) => !free.some((other) => other.value === one.value)), ...free];
  const options = [...(data?.automatic ? [{ value: "", label: leastBusy() }] : []), ...agents];
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

/**
 * Field for the status of an appointment. A new appointment is always pending, so the field is not shown for
 * it.
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

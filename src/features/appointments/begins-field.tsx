import { useState } from "react";
import { MomentField } from "../../resource/kit/described/moment-field.tsx";
import { type OwnFieldProps, textIn } from "../../resource/kit/described/described-resource.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./begins-field.module.css";
import { isOver } from "./next-acts.ts";
import { SlotPicker } from "./slot-picker.tsx";

/**
 * When an appointment begins: one of the free times of its service, or, typed, any other that the platform
 * accepts.
 */
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

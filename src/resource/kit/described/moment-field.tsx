import { useState } from "react";
import { useHolder } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { clockAt, instantOf } from "../../../services/zoned-clock.ts";
import { DayField } from "../../../ui/day-field.tsx";
import { useDayWords } from "../../cells/use-day-words.ts";

interface MomentFieldProps {
  readonly name: string;
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** RFC 3339 in UTC; "" if empty. */
  readonly value: string;
  readonly onChange: (moment: string) => void;
  readonly onBlur: () => void;
}

/** A date and time field in the account's time zone. */
export function MomentField({ value, onChange, hint, ...field }: MomentFieldProps) {
  const { say } = useTexts();
  const words = useDayWords();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const [typed, setTyped] = useState("");
  const momentOf = (clock: string) => {
    const instant = instantOf(clock, zone);
    return Number.isNaN(instant) ? "" : new Date(instant).toISOString();
  };
  // If the typed time converts to the current value, it is shown as typed. Otherwise a time that the clocks
  // skip in spring would be rewritten during typing.
  const shown = value === "" ? "" : momentOf(typed) === value ? typed : clockAt(Date.parse(value), zone);
  const zoneHint = say.lists.kinds.zone({ zone });
  return (
    <DayField
      {...field}
      words={words}
      minutes
      hint={hint === undefined ? zoneHint : `${hint} · ${zoneHint}`}
      value={shown}
      onChange={(clock) => {
        setTyped(clock);
        onChange(momentOf(clock));
      }}
    />
  );
}

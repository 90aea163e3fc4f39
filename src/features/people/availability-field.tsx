import { misplacedHours } from "../../../openapi/formats/weekly-hours.ts";
import type { WeeklyHours } from "../../../openapi/generated/console.ts";
import { useWeekWords } from "../../resource/described/use-week-words.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { WeekField } from "../../ui/week-field.tsx";

interface AvailabilityFieldProps {
  readonly value: WeeklyHours;
  readonly onChange: (hours: WeeklyHours) => void;
  readonly error: string | undefined;
}

/**
 * The hours of an agent; without any they are always available. Once the form has an error, each wrong range
 * shows its own.
 */
export function AvailabilityField({ value, error, ...field }: AvailabilityFieldProps) {
  const { say } = useTexts();
  const words = useWeekWords();
  const zone = useHolder()?.account.timeZone ?? "";
  const { hours, fields } = say.people;
  const always = value.length === 0;
  const faults =
    error === undefined
      ? []
      : misplacedHours(value).map(({ at, code }): [string, string] => [at, say.lists.week.faults[code]()]);
  return (
    <WeekField
      {...field}
      error={error}
      faults={Object.fromEntries(faults)}
      label={fields.availability()}
      hint={always ? hours.always() : hours.zone({ zone })}
      words={{ ...words, closed: () => (always ? "" : hours.free()) }}
      value={value}
    />
  );
}

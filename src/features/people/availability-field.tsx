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

/** When somebody is there; without any hours they always are. */
export function AvailabilityField({ value, ...field }: AvailabilityFieldProps) {
  const { say } = useTexts();
  const words = useWeekWords();
  const zone = useHolder()?.account.timeZone ?? "";
  const { hours, fields } = say.people;
  const always = value.length === 0;
  return <WeekField {...field} label={fields.availability()} hint={always ? hours.always() : hours.zone({ zone })} words={{ ...words, closed: () => (always ? "" : hours.free()) }} value={value} />;
}

import { type ReactNode, useState } from "react";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { type TimesDay, TimesField } from "../../ui/times-field.tsx";
import styles from "./slot-picker.module.css";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { clockAt } from "../../services/zoned-clock.ts";

interface SlotPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  /** Id of the service; "" if none is selected. */
  readonly service: string;
  /** Id of an agent; "" for all agents. */
  readonly user: string;
  /** The appointment to move, with its current start; undefined for a new appointment. */
  readonly appointment?: { readonly id: string; readonly startsAt: string };
  readonly value: string;
  readonly onChange: (startsAt: string) => void;
  readonly onBlur?: () => void;
}

const WEEK = 7;

/**
 * Field with the free slots of a service, week by week. If the week has no free slots, it shows the reason
 * and a button that opens the next day with free slots.
 */
export function SlotPicker({
  label,
  error,
  service,
  user,
  appointment,
  value,
  onChange,
  onBlur,
}: SlotPickerProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.booking.slots;
  const home = useHolder()?.account.timeZone ?? "UTC";
  const [from, setFrom] = useState(appointment ? dayIn(appointment.startsAt, home) : null);
  const [picked, setPicked] = useState<string | null>(null);
  const { data, failure, old, again } = useSlots({ service, user, appointment: appointment?.id, from });
  if (service === "") return <NoSlots label={label}>{text.noService()}</NoSlots>;
  if (failure && !data)
    return (
      <NotRead failure={failure} onAgain={again}>
        {text.failed()}
      </NotRead>
    );
  if (!data)
    return (
      <NoSlots label={label}>
        <Spinner /> {text.loading()}
      </NoSlots>
    );
  if (data.zone === null) return <NoSlots label={label}>{text.noAvailability()}</NoSlots>;
  if (data.agents.length === 0) return <NoSlots label={label}>{text.noAgents()}</NoSlots>;
  const { zone, next } = data;
  const days = slotDays({ zone, from: data.from, slots: data.slots }, { say, formats });
  const open = (day: string | null | undefined) =>
    days.find((one) => one.value === day && one.times.length > 0);
  const day =
    open(picked) ??
    open(value === "" ? null : dayIn(value, zone)) ??
    days.find(({ times }) => times.length > 0);
  const last = dayAfter(data.from, WEEK - 1);
  const agent = data.agents.find(({ _id }) => _id === user)?.name;
  return (
    <TimesField
      label={label}
      error={error}
      hint={
        value === ""
          ? text.zone({ zone })
          : text.chosen({ moment: formats.minute(Date.parse(value), zone), zone })
      }
      days={days}
      day={day?.value ?? ""}
      onDay={setPicked}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      words={{
        days: text.days(),
        times: text.times({ day: day ? dayWords(day.value, formats) : "" }),
        span: text.span({ from: dayWords(data.from, formats), to: dayWords(last, formats) }),
        earlier: text.earlier(),
        later: text.later(),
      }}
      onEarlier={data.from > data.today ? () => setFrom(dayAfter(data.from, -WEEK)) : null}
      onLater={() => setFrom(dayAfter(data.from, WEEK))}
      old={old}
    >
      <p>{agent ? text.noneOf({ agent }) : text.none()}</p>
      {next === null ? (
        <p>{text.never()}</p>
      ) : (
        <Button size="small" onClick={() => setFrom(next)}>
          {text.next({ day: dayWords(next, formats) })}
        </Button>
      )}
    </TimesField>
  );
}

/** Shows a message in place of the slots, such as that no service is selected. */
const NoSlots = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={styles.bare}>
    <legend>{label}</legend>
    <p role="status">{children}</p>
  </fieldset>
);

interface Wanted extends Pick<SlotPickerProps, "service" | "user"> {
  /** Id of the appointment to move; undefined for a new appointment. */
  readonly appointment: string | undefined;
  /** First day, such as `2026-05-04`; null for today. */
  readonly from: string | null;
}

/** Reads the free slots of a service for one week. */
const useSlots = ({ service, user, appointment, from }: Wanted) =>
  useApiQuery(
    "/services/{id}/slots",
    {
      path: { id: service },
      query: {
        ...(user !== "" && { user }),
        ...(appointment !== undefined && { appointment }),
        ...(from !== null && { from }),
      },
    },
    { enabled: service !== "", keep: true },
  );

const DAY = 86_400_000;
const WEEK_DAYS = 7;

interface Times {
  readonly zone: string;
  /** First day, such as `2026-05-04`. */
  readonly from: string;
  readonly slots: readonly { readonly startsAt: string }[];
}

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** Adds days to a date such as `2026-05-04`. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Returns the date of an instant in a time zone, such as `2026-05-04`. */
const dayIn = (startsAt: string, zone: string): string => clockAt(Date.parse(startsAt), zone).slice(0, 10);

/** Formats a calendar date, independent of any time zone. */
const dayWords = (day: string, { day: words }: Formats): string => words(Date.parse(day), "UTC");

/** Returns the days of a week with their free slots, in the time zone of the service. */
function slotDays({ zone, from, slots }: Times, { say, formats }: Words): TimesDay[] {
  const text = say.booking.slots;
  return Array.from({ length: WEEK_DAYS }, (_, after) => {
    const value = dayAfter(from, after);
    const times = slots
      .filter(({ startsAt }) => dayIn(startsAt, zone) === value)
      .map(({ startsAt }) => ({
        value: startsAt,
        label: formats.time(Date.parse(startsAt), zone),
        title: formats.moment(Date.parse(startsAt), zone),
      }));
    const weekday = new Date(value).getUTCDay() || WEEK_DAYS;
    const day = `${formats.weekday(weekday)}, ${dayWords(value, formats)}`;
    return {
      value,
      weekday: formats.weekday(weekday, true),
      number: String(Number(value.slice(-2))),
      label: times.length > 0 ? text.day({ day, count: times.length }) : text.noneOn({ day }),
      times,
    };
  });
}

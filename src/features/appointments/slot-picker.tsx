import { type ReactNode, useState } from "react";
import { NotRead } from "../../resource/not-read.tsx";
import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TimesField } from "../../ui/times-field.tsx";
import styles from "./slot-picker.module.css";
import { dayAfter, dayIn, dayWords, slotDays } from "./slot-days.ts";

interface SlotPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  /** "" while none is chosen. */
  readonly service: string;
  /** Of one agent alone; "": of all. */
  readonly user: string;
  /** The one that is about to move, and when it begins. */
  readonly appointment?: { readonly id: string; readonly startsAt: string };
  readonly value: string;
  readonly onChange: (startsAt: string) => void;
  readonly onBlur?: () => void;
}

const WEEK = 7;

/** The free times of a service, week by week; where there are none it says why, and leads to the next. */
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
  if (service === "") return <Bare label={label}>{text.noService()}</Bare>;
  if (failure && !data)
    return (
      <NotRead failure={failure} onAgain={again}>
        {text.failed()}
      </NotRead>
    );
  if (!data)
    return (
      <Bare label={label}>
        <Spinner /> {text.loading()}
      </Bare>
    );
  if (data.zone === null) return <Bare label={label}>{text.noAvailability()}</Bare>;
  if (data.agents.length === 0) return <Bare label={label}>{text.noAgents()}</Bare>;
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

/** Where there are no times to choose from, and why. */
const Bare = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={styles.bare}>
    <legend>{label}</legend>
    <p role="status">{children}</p>
  </fieldset>
);

interface Wanted extends Pick<SlotPickerProps, "service" | "user"> {
  /** The one that is about to move. */
  readonly appointment: string | undefined;
  /** The first day; null: today. */
  readonly from: string | null;
}

/** Reads the free times of a service in a week. */
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

import { Popover } from "@ark-ui/react/popover";
import { useEffect, useRef, useState } from "react";
import { dayByKey, monthsOn, weeksOf } from "./calendar-days.ts";
import styles from "./day-calendar.module.css";
import type { DayWords } from "./written-day.ts";
import { IconButton } from "./icon-button.tsx";

interface DayCalendarProps {
  /** Id of the control that opens the calendar. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  /** Selected day; "" for none. */
  readonly value: string;
  readonly words: DayWords;
  readonly onChoose: (day: string) => void;
}

/**
 * The calendar of a field. It is in the page flow, so that nothing clips it, and only its own controls close
 * it.
 */
export const DayCalendar = ({ id, open, onOpenChange, label, ...month }: DayCalendarProps) => (
  <Popover.Root
    ids={{ trigger: id }}
    open={open}
    onOpenChange={(change) => onOpenChange(change.open)}
    autoFocus={false}
    portalled={false}
    closeOnInteractOutside={false}
    lazyMount
    unmountOnExit
  >
    <Popover.Content aria-label={label} className={styles.calendar}>
      <Month {...month} />
    </Popover.Content>
  </Popover.Root>
);

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function Month({ value, words, onChoose }: Pick<DayCalendarProps, "value" | "words" | "onChoose">) {
  const { locale } = words;
  const [day, setDay] = useState(() => value || words.today());
  // Day to focus on opening and after a key press; null after a click on a month button, which keeps the
  // focus.
  const [focusedDay, setFocusedDay] = useState<string | null>(day);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusedDay !== null) current.current?.focus();
  }, [focusedDay]);
  const turn = (months: number) => {
    setFocusedDay(null);
    setDay(monthsOn(day, months));
  };
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const [short, long, whole] = [
    written({ weekday: "short" }),
    written({ weekday: "long" }),
    written({ dateStyle: "full" }),
  ];
  const title = written({ month: "long", year: "numeric" }).format(instantOf(day));
  const month = day.slice(0, 7);
  const today = words.today();
  // The first of January 2024 was a Monday.
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((one) => Date.UTC(2024, 0, one));
  return (
    <>
      <div className={styles.head}>
        <IconButton icon="left" label={words.previous} onClick={() => turn(-1)} />
        <p aria-live="polite">{title}</p>
        <IconButton icon="right" label={words.next} onClick={() => turn(1)} />
      </div>
      <table
        role="grid"
        aria-label={title}
        onKeyDown={(event) => {
          const to = dayByKey(day, event);
          if (to === null) return;
          event.preventDefault();
          event.stopPropagation();
          setFocusedDay(to);
          setDay(to);
        }}
      >
        <thead>
          <tr>
            {weekdays.map((one) => (
              <th key={one} scope="col" abbr={long.format(one)}>
                {short.format(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((one) =>
                one.startsWith(month) ? (
                  <td key={one} role="gridcell" aria-selected={one === value}>
                    <button
                      ref={one === day ? current : null}
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      aria-label={whole.format(instantOf(one))}
                      aria-current={one === today ? "date" : undefined}
                      onClick={() => onChoose(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  </td>
                ) : (
                  <td key={one} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

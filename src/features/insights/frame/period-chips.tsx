import { type ReactNode, useState } from "react";
import { useDayWords } from "../../../resource/cells/use-day-words.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DayField } from "../../../ui/day-field.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Popover } from "../../../ui/popover.tsx";
import styles from "./frame.module.css";
import {
  type Comparison,
  COMPARISONS,
  comparedTime,
  dayAfter,
  type Period,
  PRESETS,
  todayIn,
  writePeriod,
} from "./period.ts";
import type { InsightsFilters } from "./use-insights-filters.ts";

/** Returns functions that name periods and comparisons, such as "Today, Nov 24, 2026". */
export function usePeriodWords() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.frame;
  return {
    ofPeriod: ({ preset, first, last }: Pick<Period, "preset" | "first" | "last">): string =>
      preset === "custom"
        ? formats.days(first, last)
        : text.period.named({ name: text.period.presets[preset](), days: formats.days(first, last) }),
    ofComparison: ({ comparison, period }: Pick<InsightsFilters, "comparison" | "period">): string => {
      if (!comparison) return "";
      const { from, to, isCut } = comparison;
      // The last moment of the comparison is on its last day.
      const days = formats.days(todayIn(from, period.zone), todayIn(to - 1, period.zone));
      return isCut ? text.comparison.until({ days, time: formats.time(to) }) : days;
    },
  };
}

/** The period of all insights pages: a named one, or any days. */
export function PeriodChip({
  period,
  fault,
  now,
  change,
}: Pick<InsightsFilters, "period" | "fault" | "now" | "change">) {
  const text = useTexts().say.insights.frame.period;
  const words = usePeriodWords();
  // After a fault, no period is shown, and the page explains why.
  const shown = fault ? text.label() : words.ofPeriod(period);
  return (
    <Popover
      label={text.label()}
      renderTrigger={(trigger) => (
        <FilterChip
          icon="calendar"
          field=""
          value={shown}
          edit={{ ...trigger, "aria-label": fault ? shown : `${text.label()}: ${shown}` }}
        />
      )}
    >
      {(close) => {
        const choose = (value: string) => {
          change({ period: value });
          close();
        };
        return (
          <>
            <Choices>
              {PRESETS.map((preset) => (
                <Choice
                  key={preset}
                  chosen={!fault && period.preset === preset}
                  onChoose={() => choose(preset)}
                >
                  {text.presets[preset]()}
                </Choice>
              ))}
            </Choices>
            <OwnDays
              period={period}
              today={todayIn(now, period.zone)}
              onChoose={(days) => choose(writePeriod({ preset: "custom", ...days }))}
            />
          </>
        );
      }}
    </Popover>
  );
}

interface OwnDaysProps {
  /** Days that are proposed. */
  readonly period: Pick<Period, "first" | "last">;
  readonly today: string;
  readonly onChoose: (days: Pick<Period, "first" | "last">) => void;
}

/** Two days to choose any period. A wrong period is explained on the page, which offers the right one. */
export function OwnDays({ period, today, onChoose }: OwnDaysProps) {
  const { say } = useTexts();
  const text = say.insights.frame.period;
  const words = { ...useDayWords(), today: () => today };
  const [first, setFirst] = useState(period.first);
  const [last, setLast] = useState(period.last);
  const isComplete = first !== "" && last !== "";
  return (
    <form
      className={styles.days}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onChoose({ first, last });
      }}
    >
      <h2>{text.own()}</h2>
      <DayField words={words} label={text.first()} value={first} onChange={setFirst} />
      <DayField
        words={words}
        label={text.last()}
        value={last}
        onChange={setLast}
        error={isComplete && last < first ? say.insights.frame.faults.reversed.title() : undefined}
      />
      <Button type="submit" size="small" kind="primary">
        {text.show()}
      </Button>
    </form>
  );
}

/** The period that the numbers are compared with. */
export function ComparisonChip(state: InsightsFilters) {
  const text = useTexts().say.insights.frame.comparison;
  const words = usePeriodWords();
  const { chosen, comparison, change, period, now } = state;
  const value = words.ofComparison(state);
  const choices: readonly (Comparison | null)[] = [null, ...COMPARISONS];
  return (
    <Popover
      label={text.label()}
      renderTrigger={(trigger) => (
        <FilterChip
          field={comparison ? text.field() : ""}
          value={comparison ? value : text.add()}
          edit={trigger}
          remove={
            comparison ? { label: text.remove(), onRemove: () => change({ compare: null }) } : undefined
          }
        />
      )}
    >
      {(close) => (
        <Choices>
          {choices.map((choice) => (
            <Choice
              key={choice ?? "none"}
              chosen={chosen.compare === choice}
              onChoose={() => {
                change({ compare: choice });
                close();
              }}
            >
              <span>{text.choices[choice ?? "none"]()}</span>
              {choice ? (
                <small>{words.ofComparison({ period, comparison: comparedTime(period, choice, now) })}</small>
              ) : null}
            </Choice>
          ))}
        </Choices>
      )}
    </Popover>
  );
}

export const Choices = ({ children }: { children: ReactNode }) => (
  <div className={styles.choices}>{children}</div>
);

export const Choice = (props: { chosen: boolean; onChoose: () => void; children: ReactNode }) => (
  <button type="button" className={styles.choice} aria-pressed={props.chosen} onClick={props.onChoose}>
    {props.children}
  </button>
);

/** Returns the text of the period of the same length that ends before `period` begins. */
export const earlierPeriod = ({ first, last }: Period): string => {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  return writePeriod({ preset: "custom", first: dayAfter(first, -days), last: dayAfter(first, -1) });
};

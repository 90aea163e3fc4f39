import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Popover } from "../../../ui/popover.tsx";
import type { Filter } from "../../../ui/view-state.ts";
import { NO_CONTROLS } from "./filter-url.ts";
import { Choice, Choices, OwnDays, usePeriodWords } from "./period-chips.tsx";
import { PRESETS, readPeriod, todayIn } from "./period.ts";
import { useInsightsFilters } from "./use-insights-filters.ts";

interface ListPeriodChipProps {
  /** Field of the list with the days. */
  readonly field: string;
  /** All conditions of the list. */
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

/** Returns the days of a list's conditions; empty where there is no condition. */
export const daysIn = (filters: readonly Filter[], field: string) => {
  const day = (operator: "min" | "max") =>
    filters.find((one) => one.field === field && one.operator === operator)?.values[0] ?? "";
  return { first: day("min"), last: day("max") };
};

/** Returns the conditions with other days; without days, the list shows all time. */
export const withDays = (
  filters: readonly Filter[],
  field: string,
  days: { readonly first: string; readonly last: string } | null,
): readonly Filter[] => [
  ...filters.filter((one) => one.field !== field),
  ...(days
    ? [
        { field, operator: "min" as const, values: [days.first] },
        { field, operator: "max" as const, values: [days.last] },
      ]
    : []),
];

/**
 * The period of a list that shows all time by default, because its usual use is to find what is still to be done.
 * The period of the reports is one of the choices.
 */
export function ListPeriodChip({ field, filters, onChange }: ListPeriodChipProps) {
  const { say } = useTexts();
  const text = say.insights.frame.period;
  const formats = useFormats();
  const filterWords = useFilterWords();
  const words = usePeriodWords();
  const { period: shared, now, pending } = useInsightsFilters(NO_CONTROLS);
  const { first, last } = daysIn(filters, field);
  const periods = PRESETS.map((preset) => readPeriod(preset, now, shared.zone).period);
  const isShown = (one: { readonly first: string; readonly last: string }) =>
    one.first === first && one.last === last;
  const preset = periods.find(isShown);
  const value =
    first === "" && last === ""
      ? text.all()
      : preset && !pending
        ? words.ofPeriod(preset)
        : first === ""
          ? `${filterWords.until} ${formats.days(last, last)}`
          : last === ""
            ? `${filterWords.from} ${formats.days(first, first)}`
            : formats.days(first, last);
  const choose = (days: { readonly first: string; readonly last: string } | null) =>
    onChange(withDays(filters, field, days));
  return (
    <Popover
      label={text.label()}
      renderTrigger={(trigger) => (
        <FilterChip
          icon="calendar"
          field=""
          value={value}
          edit={{ ...trigger, "aria-label": `${text.label()}: ${value}` }}
          remove={
            first === "" && last === "" ? undefined : { label: text.showAll(), onRemove: () => choose(null) }
          }
        />
      )}
    >
      {(close) => {
        const take = (days: Parameters<typeof choose>[0]) => {
          choose(days);
          close();
        };
        return (
          <>
            <Choices>
              <Choice chosen={first === "" && last === ""} onChoose={() => take(null)}>
                {text.all()}
              </Choice>
              <Choice chosen={isShown(shared)} onChoose={() => take(shared)}>
                {text.ofReports({ period: words.ofPeriod(shared) })}
              </Choice>
              {periods.map((one) => (
                <Choice key={one.preset} chosen={isShown(one)} onChoose={() => take(one)}>
                  {text.presets[one.preset === "custom" ? "today" : one.preset]()}
                </Choice>
              ))}
            </Choices>
            <OwnDays
              period={{ first: first || shared.first, last: last || shared.last }}
              today={todayIn(now, shared.zone)}
              onChoose={take}
            />
          </>
        );
      }}
    </Popover>
  );
}

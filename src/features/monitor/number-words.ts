import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { LiveNumber } from "./monitor-numbers.ts";

type Words = { readonly say: TranslationFunctions; readonly formats: Formats };

/** Returns a value with its unit. An unknown value is a dash, never 0. */
export function valueWords(
  { value, unit }: Pick<LiveNumber, "value" | "unit">,
  { say, formats }: Words,
): string {
  if (value === null) return say.unknown();
  if (unit === "duration") return formats.duration(value);
  return unit === "percent" ? formats.percent(value) : formats.number(value);
}

/** Returns the text below a number, such as the comparison with its target. */
export function besideWords({ id, value, unit, standing, target, beside }: LiveNumber, words: Words): string {
  const { say, formats } = words;
  const text = say.monitor.notes;
  const aim = valueWords({ value: target, unit: id === "abandonment" ? "percent" : unit }, words);
  switch (id) {
    case "waiting":
      return standing === "well" ? text.target({ target: aim }) : text.overTarget({ target: aim });
    case "longest-wait":
      if (value === null) return text.queueEmpty();
      return standing === "well" ? text.target({ target: aim }) : text.overTarget({ target: aim });
    case "free-agents":
      return beside === null ? text.noStatusData() : text.ofConnected({ count: formats.number(beside) });
    case "service-level":
      if (beside === null) return text.nothingOffered();
      if (beside === 0) return text.target({ target: aim });
      return standing === "far"
        ? text.serviceFarUnder({ under: formats.number(beside), target: aim })
        : text.serviceUnder({ target: aim, under: formats.number(beside) });
    case "speed-of-answer":
      return beside === null ? text.nothingAnswered() : text.answered({ count: formats.number(beside) });
    case "abandonment": {
      if (beside === null) return text.nothingOffered();
      const percent = formats.percent(beside, 1);
      if (beside === target) return text.abandonedAt({ percent });
      return standing === "well"
        ? text.abandonedUnder({ percent, target: aim })
        : text.abandonedOver({ percent, target: aim });
    }
  }
}

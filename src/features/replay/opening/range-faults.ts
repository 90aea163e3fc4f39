import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { LogStretch, StretchRefusal } from "../../../services/log-stretch.ts";

/** Error texts for the ends of a range; undefined for a valid end. */
interface RangeFaults {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the faults of a typed range: a missing end, or ends in the wrong order. */
export function typedFaults(
  { from, to }: Pick<LogStretch, "from" | "to">,
  say: TranslationFunctions,
): RangeFaults {
  const text = say.replay.opening;
  if (from === "" || to === "")
    return { from: from === "" ? text.noTime() : undefined, to: to === "" ? text.noTime() : undefined };
  return Date.parse(from) < Date.parse(to) ? {} : { to: text.noRange() };
}

/**
 * Returns the reason why a range cannot be opened, as a fault of the end (`from` or `to`) that the user has
 * to change.
 */
export function refusalFaults(
  refusal: StretchRefusal,
  { from, to }: Pick<LogStretch, "from" | "to">,
  say: TranslationFunctions,
  { minute, number }: Formats,
): RangeFaults {
  const text = say.replay.opening.refused;
  switch (refusal.kind) {
    case "empty-log":
      return { from: text.emptyLog() };
    case "too-many":
      return { to: text.tooMany({ most: number(refusal.most) }) };
    case "no-events": {
      const { first, last } = refusal.ends;
      if (Date.parse(to) <= first) return { to: text.before({ first: minute(first) }) };
      return { from: Date.parse(from) > last ? text.after({ last: minute(last) }) : text.between() };
    }
  }
}

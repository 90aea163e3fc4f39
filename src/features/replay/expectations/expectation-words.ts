import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type {
  Comparison,
  CountExpectation,
  Expectation,
  MeasureName,
} from "../../../../openapi/generated/recording.ts";
import { UNITS } from "./measure-units.ts";

/** Texts and formatters of expectations; times are in the zone of the replay file. */
export interface ExpectationSpeech {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** An expectation for display: its operator, which is emphasized, and its condition. */
export interface ExpectationWords {
  readonly operator: string;
  readonly condition: string;
}

const SIGNS: Readonly<Record<Comparison["is"], string>> = {
  "<": "<",
  "<=": "≤",
  "=": "=",
  "!=": "≠",
  ">=": "≥",
  ">": ">",
};

/** Formats a measured value with its unit. */
export function measuredWords(number: MeasureName, value: number, { formats }: ExpectationSpeech): string {
  switch (UNITS[number]) {
    case "duration":
      return formats.duration(value * 1000);
    case "percent":
      return formats.percent(value, 2);
    case "count":
      return formats.number(value);
  }
}

/** Describes an expectation in the current language. */
export function expectationWords(expectation: Expectation, speech: ExpectationSpeech): ExpectationWords {
  const { words } = speech.say.replay.expectations;
  return { operator: words[expectation.expect](), condition: conditionOf(expectation, speech) };
}

function conditionOf(expectation: Expectation, speech: ExpectationSpeech): string {
  const { words } = speech.say.replay.expectations;
  switch (expectation.expect) {
    case "always":
    case "never": {
      const what = together(expectation.that, speech);
      return bounded(
        expectation.seconds === undefined
          ? what
          : words.lasting({ what, time: speech.formats.duration(expectation.seconds * 1000) }),
        expectation,
        speech,
      );
    }
    case "eventually": {
      const what = bounded(together(expectation.that, speech), expectation, speech);
      return expectation.within === undefined
        ? what
        : words.within({ what, time: speech.formats.duration(expectation.within * 1000) });
    }
    case "count":
      return bounded(counted(expectation, speech), expectation, speech);
    case "order":
      return words.before({ first: expectation.first, next: expectation.next });
    case "equals": {
      const what = compared({ ...expectation, is: "=" }, speech);
      return expectation.at === undefined
        ? words.atTheEnd({ what })
        : words.at({ what, time: expectation.at });
    }
  }
}

const compared = ({ number, segment, is, value }: Comparison, speech: ExpectationSpeech): string =>
  `${named(speech.say.replay.expectations.measures[number](), segment, speech)} ${SIGNS[is]} ${measuredWords(number, value, speech)}`;

const named = (what: string, segment: string | undefined, { say }: ExpectationSpeech): string =>
  segment === undefined ? what : say.replay.expectations.words.of({ number: what, segment });

const together = (that: readonly Comparison[], speech: ExpectationSpeech): string =>
  that
    .map((one) => compared(one, speech))
    .reduce((one, other) => speech.say.replay.expectations.words.and({ one, other }));

function counted({ type, segment, atLeast, atMost }: CountExpectation, speech: ExpectationSpeech): string {
  const { words } = speech.say.replay.expectations;
  const { number } = speech.formats;
  const what = named(type, segment, speech);
  if (atLeast === undefined)
    return atMost === undefined ? words.anyNumber({ what }) : `${what} ≤ ${number(atMost)}`;
  if (atMost === undefined) return `${what} ≥ ${number(atLeast)}`;
  return atLeast === atMost
    ? `${what} = ${number(atLeast)}`
    : words.range({ what, least: number(atLeast), most: number(atMost) });
}

function bounded(
  what: string,
  { from, until }: { readonly from?: string; readonly until?: string },
  { say }: ExpectationSpeech,
): string {
  const { words } = say.replay.expectations;
  if (from === undefined) return until === undefined ? what : words.until({ what, time: until });
  return until === undefined ? words.from({ what, time: from }) : words.between({ what, from, until });
}

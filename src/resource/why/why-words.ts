import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { isolated } from "../../../i18n/isolated.ts";
import type { WhyMeasure } from "../../../openapi/generated/console.ts";
import type { Because, Sentence } from "../../../streams/metrics/why/sentence.ts";

/** Names for the ids of an explanation. */
export interface WhyNames {
  readonly segment: (id: string) => string;
  readonly agent: (id: string) => string;
  /** Explains the reason of an agent's status, such as a disconnection reason. */
  readonly reason: (reason: string) => string;
}

/** Period of a number, ms. */
interface Period {
  readonly from: number;
  readonly until: number;
}

/** Language, names and zone of a sentence. Times are in the zone; days are named if the period has several. */
export interface WhyContext {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly names: Pick<WhyNames, "segment">;
  readonly zone: string;
  readonly period: Period;
}

type BlockSentence = Extract<Sentence, { readonly kind: "block" | "risk" }>;

/** Returns the name of a measure. Those of calls are the names in the reports. */
export const whyName = (measure: WhyMeasure, say: TranslationFunctions): string =>
  measure === "waiting" || measure === "currentWait"
    ? say.why.name[measure]()
    : say.insights.measures[measure].name();

/** Formats a value of a measure; durations with their unit, or as a clock beside live numbers. */
export function whyValue(
  measure: WhyMeasure,
  value: number,
  formats: Formats,
  time: (ms: number) => string = formats.timeUnit,
): string {
  switch (measure) {
    case "serviceLevel":
      return formats.percent(value);
    case "abandonRate":
      return formats.percent(value, 1);
    case "waiting":
      return formats.number(value);
    default:
      return time(value);
  }
}

/** Returns the sentence that explains a number, with its important parts in `<b>`. */
export function whySentence(sentence: Sentence, context: WhyContext): string {
  const text = context.say.why.sentence;
  const { measure } = sentence;
  switch (sentence.kind) {
    case "few":
      return text.few({ calls: sentence.calls });
    case "none-late":
      return context.say.why.none[measure]({ calls: sentence.calls });
    case "spread": {
      const { segments, hours, worst } = sentence;
      const calls = context.say.why.late[measure]({ count: MANY });
      const spread = text.spread({ calls, segments, hours });
      // Of a single hour, the worst one is already known.
      if (!worst || hours < 2) return spread;
      return text.worst({
        sentence: spread,
        when: whenWords(worst, context),
        late: worst.late,
        calls: worst.calls,
      });
    }
    case "block":
      return blockWords(sentence, context);
    case "risk":
      return text.risk({ sentence: blockWords(sentence, context) });
  }
}

/** Returns the explanation of a number as one line of plain text, with the value. */
export function whyLine(sentence: Sentence, context: WhyContext): string {
  const { sentence: text } = context.say.why;
  const words = whySentence(sentence, context).replaceAll(/<\/?b>/g, "");
  const { measure, value } = sentence;
  if (sentence.kind === "few" || value === null) return words;
  const shown = {
    name: whyName(measure, context.say),
    value: whyValue(measure, value, context.formats),
    sentence: words,
  };
  return sentence.kind === "risk" || sentence.kind === "none-late" ? text.lineMet(shown) : text.line(shown);
}

/** A count whose noun is in the plural. */
const MANY = 2;

function blockWords(block: BlockSentence, context: WhyContext): string {
  const { say, names } = context;
  const text = say.why.sentence;
  return text.block({
    late: block.late,
    ofLate: block.ofLate,
    calls: say.why.late[block.measure]({ count: block.ofLate }),
    where:
      block.segment === null
        ? text.inSegments({ count: block.segments })
        : text.inSegment({ segment: isolated(names.segment(block.segment)) }),
    when: whenWords(block, context),
    because: block.because.map((one) => becauseWords(one, context)).join(""),
  });
}

/** Returns the start and end of a block. Names its day only if the period has several. */
function whenWords({ from, until }: Period, { say, formats, zone, period }: WhyContext): string {
  const text = say.why.sentence;
  const dayOf = (instant: number) => formats.day(instant, zone);
  const day = dayOf(from);
  if (day !== dayOf(until - 1))
    return text.fromUntil({ from: formats.minute(from, zone), until: formats.minute(until, zone) });
  const times = { from: formats.time(from, zone), until: formats.time(until, zone) };
  return dayOf(period.from) === dayOf(period.until - 1)
    ? text.between(times)
    : text.betweenOn({ day, ...times });
}

function becauseWords(because: Because, { say, formats }: WhyContext): string {
  const text = say.why.sentence;
  switch (because.what) {
    case "agents": {
      const { taking, assigned } = because;
      return because.isConnected
        ? text.connected({ taking, assigned })
        : text.takingCalls({ taking, assigned });
    }
    case "arrivals":
      return text.arrivals({ here: because.here, usual: because.usual });
    case "handle-time":
      return text.handleTime({
        here: formats.timeUnit(because.here),
        usual: formats.timeUnit(because.usual),
      });
  }
}

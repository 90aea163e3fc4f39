import type { Comparison, Expectation } from "../../openapi/generated/recording.ts";
import { clockIn } from "./clock-in.ts";
import type { Verdict } from "../../streams/replay/verdict.ts";

const of = (segment: string | undefined): string => (segment === undefined ? "" : ` of ${segment}`);
const compared = ({ number, segment, is, value }: Comparison): string =>
  `${number}${of(segment)} ${is} ${value}`;
const between = ({ from, until }: { readonly from?: string; readonly until?: string }): string =>
  `${from === undefined ? "" : ` from ${from}`}${until === undefined ? "" : ` until ${until}`}`;

/** Describes an expectation. */
export function expectationWords(expectation: Expectation): string {
  switch (expectation.expect) {
    case "always":
    case "never":
      return `${expectation.expect} ${expectation.that.map(compared).join(" and ")}${expectation.seconds === undefined ? "" : ` for ${expectation.seconds} s`}${between(expectation)}`;
    case "eventually":
      return `eventually ${expectation.that.map(compared).join(" and ")}${expectation.from === undefined ? "" : ` from ${expectation.from}`}${expectation.within === undefined ? "" : ` within ${expectation.within} s`}`;
    case "count":
      return `count ${expectation.type}${of(expectation.segment)} ${bounds(expectation)}${between(expectation)}`;
    case "order":
      return `order ${expectation.first} before ${expectation.next}`;
    case "equals":
      return `${expectation.number}${of(expectation.segment)} equals ${expectation.value}${expectation.at === undefined ? " at the end" : ` at ${expectation.at}`}`;
  }
}

function bounds({ atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  if (atLeast === atMost) return atLeast === undefined ? "any" : `= ${atLeast}`;
  return [
    ...(atLeast === undefined ? [] : [`>= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`<= ${atMost}`]),
  ].join(" and ");
}

/** Describes the observed evidence, with its time in the recording's zone. */
export function evidenceWords({ evidence, noSegment }: Verdict, zone: string): string {
  if (noSegment !== undefined) return `unknown segment ${noSegment}`;
  if (!evidence) return "";
  return `${evidence.value === null ? "" : `${Number(evidence.value.toFixed(2))} `}at ${clockIn(zone).format(evidence.now)}, offset ${evidence.offset}`;
}

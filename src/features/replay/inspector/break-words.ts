import type { BreakOn } from "../../../../streams/replay/breakpoints.ts";
import { type ExpectationSpeech, expectationWords } from "../expectations/expectation-words.ts";

/** What a breakpoint stops at, in words. */
export function breakWords(breakOn: BreakOn, speech: ExpectationSpeech): string {
  const words = speech.say.replay.inspector.breakpoints;
  switch (breakOn.on) {
    case "type":
      return breakOn.segment === undefined
        ? breakOn.type
        : words.inSegment({ what: breakOn.type, segment: breakOn.segment });
    case "state":
      // What holds is told in the same words, whether it is expected or waited for.
      return expectationWords({ ...breakOn, expect: "always" }, speech).condition;
    case "expression":
      return breakOn.expression;
    case "anomaly":
    case "gap":
      return words.kinds[breakOn.on]();
    case "expectation": {
      const { operator, condition } = expectationWords(breakOn.expectation, speech);
      return words.broken({ expectation: `${operator} ${condition}` });
    }
    case "position":
      return words.atPosition({ position: breakOn.position });
  }
}

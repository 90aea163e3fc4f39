import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";
import { type ExpectationSpeech, measuredWords } from "./expectation-words.ts";

/**
 * Describes in one line what decided the verdict of an expectation; `timeOf` formats an instant (ms) of the
 * replay file.
 */
export function evidenceWords(
  expectation: Expectation,
  { state, evidence, noSegment }: Pick<Outcome, "state" | "evidence" | "noSegment">,
  speech: ExpectationSpeech,
  timeOf: (instant: number) => string,
): string {
  const text = speech.say.replay.expectations.evidence;
  if (noSegment !== undefined) return text.noSegment({ name: noSegment });
  if (!evidence) return withoutEvidence(expectation, state, speech);
  const { value, since, total, extreme } = evidence;
  const time = timeOf(evidence.now);
  switch (expectation.expect) {
    case "always":
    case "never": {
      if (since !== undefined)
        return text.lasted({ duration: speech.formats.duration(evidence.now - since), time: timeOf(since) });
      const [first] = expectation.that;
      if (!first || value === null) return text.outOfOrder({ time });
      const measured = measuredWords(first.number, value, speech);
      if (extreme === undefined) return text.was({ value: measured, time });
      return extreme === "highest"
        ? text.highest({ value: measured, time })
        : text.lowest({ value: measured, time });
    }
    case "eventually":
      return text.after({ time, duration: speech.formats.duration(evidence.now - (since ?? evidence.now)) });
    case "count": {
      const count = speech.formats.number(total ?? value ?? 0);
      if (total !== undefined) return text.oneTooMany({ count, time });
      return state === "met" ? text.byTheEnd({ count }) : text.tooFew({ count });
    }
    case "order":
      return text.outOfOrder({ time });
    case "equals":
      return value === null
        ? text.unknown({ time })
        : text.was({ value: measuredWords(expectation.number, value, speech), time });
  }
}

function withoutEvidence(
  { expect }: Expectation,
  state: Outcome["state"],
  { say }: ExpectationSpeech,
): string {
  const text = say.replay.expectations.evidence;
  if (expect === "count") return text.none();
  if (state === "broken") return text.never();
  return expect === "order" ? text.inOrder() : text.throughout();
}

import { useRef, useState } from "react";
import { isolated } from "../../../../i18n/isolated.ts";
import type { WatchFault } from "../../../../streams/replay/watch-expression.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { ExpectationSpeech } from "../expectations/expectation-words.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/** State of an expression field. Faults are shown and selected in the field; typed text is never lost. */
export function useExpression(typed: string, onTyped: (typed: string) => void) {
  const { desk, shown } = useReplay();
  const speech = { say: useTexts().say, formats: useFormats() };
  const answerWithin = useAnswerWithin();
  const ref = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const onChange = (text: string) => {
    onTyped(text);
    setError(undefined);
  };
  /** Shows a fault and selects its range of characters. */
  const refuse = (words: string, from: number, until: number) => {
    setError(words);
    ref.current?.focus();
    ref.current?.setSelectionRange(from, until);
  };
  return {
    field: { ref, value: typed, error, onChange },
    clear: () => onChange(""),
    /** Returns the valid expression; null if it is invalid, or not a condition where one is required. */
    read: async (wanted: "any" | "condition"): Promise<string | null> => {
      const { position, now } = shown.get();
      const [told] = await desk.watch([typed], position, now, answerWithin);
      if (told === undefined) return null;
      if ("fault" in told) {
        const { fault } = told;
        refuse(watchFaultWords(fault, typed, speech), fault.at, fault.at + fault.found.length);
        return null;
      }
      if (wanted === "condition" && (told.kind === "number" || told.kind === "text")) {
        refuse(speech.say.replay.inspector.watch.noCondition(), 0, typed.length);
        return null;
      }
      return typed.trim();
    },
  };
}

/** Describes the fault of an expression and its place; letters are counted from 1, as people count. */
function watchFaultWords(
  { what, at, found, known, limit }: WatchFault,
  typed: string,
  { say, formats }: ExpectationSpeech,
): string {
  const told = {
    at: Array.from(typed.slice(0, at)).length + 1,
    found: isolated(found),
    known: formats.list(known),
    limit,
  };
  return say.replay.inspector.watch.faults[what](told);
}

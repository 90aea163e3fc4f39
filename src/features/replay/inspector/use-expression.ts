import { useRef, useState } from "react";
import { isolated } from "../../../../i18n/isolated.ts";
import type { WatchFault } from "../../../../streams/replay/watch-expression.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { ExpectationSpeech } from "../expectations/expectation-words.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/**
 * Returns the state of an expression field. If the expression is invalid, the field keeps its text and
 * selects the faulty characters.
 */
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
    /** Returns the expression; null if it is invalid, or not a condition although `wanted` requires one. */
    read: async (wanted: "any" | "condition"): Promise<string | null> => {
      const { position, now } = shown.get();
      const [result] = await desk.watch([typed], position, now, answerWithin);
      if (result === undefined) return null;
      if ("fault" in result) {
        const { fault } = result;
        refuse(watchFaultWords(fault, typed, speech), fault.at, fault.at + fault.found.length);
        return null;
      }
      if (wanted === "condition" && (result.kind === "number" || result.kind === "text")) {
        refuse(speech.say.replay.inspector.watch.noCondition(), 0, typed.length);
        return null;
      }
      return typed.trim();
    },
  };
}

/** Describes the fault of an expression with its position, counted in characters from 1. */
function watchFaultWords(
  { what, at, found, known, limit }: WatchFault,
  typed: string,
  { say, formats }: ExpectationSpeech,
): string {
  const details = {
    at: Array.from(typed.slice(0, at)).length + 1,
    found: isolated(found),
    known: formats.list(known),
    limit,
  };
  return say.replay.inspector.watch.faults[what](details);
}

import { useRef, useState } from "react";
import { isolated } from "../../../../i18n/isolated.ts";
import type { WatchFault } from "../../../../streams/replay/watch-expression.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { ExpectationSpeech } from "../expectations/expectation-words.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/**
 * An expression while somebody writes it. What is wrong with it is said, and chosen in the field; nothing
 * that is typed is lost.
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
  /** Says what is wrong, and where: between two letters by their indexes. */
  const refuse = (words: string, from: number, until: number) => {
    setError(words);
    ref.current?.focus();
    ref.current?.setSelectionRange(from, until);
  };
  return {
    field: { ref, value: typed, error, onChange },
    clear: () => onChange(""),
    /**
     * What is written, once it is right; null where it is not, or can never be true or false though that is
     * wanted.
     */
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

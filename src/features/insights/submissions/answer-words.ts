import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { FormSubmission } from "../../../../openapi/generated/console.ts";

type Answer = NonNullable<FormSubmission["answers"]>[number];

/** Formats an answer as text; "" if there is no answer. */
export function answerWords({ value, words }: Answer, say: TranslationFunctions, formats: Formats): string {
  if (value === null) return "";
  if (words) return formats.list(words);
  if (typeof value === "boolean") return value ? say.lists.kinds.yes() : say.lists.kinds.no();
  if (typeof value === "number") return formats.number(value);
  return Array.isArray(value) ? formats.list(value) : value;
}

/** Formats all answers in one line. */
export const answersInLine = (
  answers: readonly Answer[],
  say: TranslationFunctions,
  formats: Formats,
): string =>
  answers
    .map((answer) => answerWords(answer, say, formats).replaceAll(/\s+/g, " "))
    .filter((words) => words !== "")
    .join(" · ");

/** Returns the name of a referenced record; null if it was removed or there is no reference. */
export const nameIn = (named: string | { readonly name: string | null } | null | undefined): string | null =>
  typeof named === "object" && named !== null ? named.name : null;

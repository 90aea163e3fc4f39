/** An answer: text, number, boolean, ids of options; null without an answer. */
export type AnswerValue = string | number | boolean | readonly string[] | null;

/** A stored field of a form or survey. */
export interface FormField {
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly minlength: number | null;
  readonly maxlength: number | null;
  readonly pattern: string;
  readonly min: string;
  readonly max: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** A field as it was in the form, with its answer. */
export interface KeptAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value: AnswerValue;
  /** Texts of the chosen options at that time. */
  readonly words?: readonly string[];
}

const KEPT_FROM_ALL = "••••••";
const CHOICES: ReadonlySet<string> = new Set(["select", "radio", "multiselect"]);

/**
 * Returns an answer as it is stored: with the question and the texts of the chosen options, so that it stays
 * readable after the form changes.
 */
export function keptAnswer(
  { name, label, type, options }: Pick<FormField, "name" | "label" | "type" | "options">,
  value: KeptAnswer["value"],
): KeptAnswer {
  const kept = { name, label, type, value: keptOf(type, value) };
  if (!CHOICES.has(type)) return kept;
  const chosen: readonly string[] = Array.isArray(value)
    ? value
    : typeof value === "string" && value !== ""
      ? [value]
      : [];
  return { ...kept, words: chosen.map((id) => options.find((option) => option.id === id)?.label ?? id) };
}

/** Stores only that a password was entered, not its value. */
const keptOf = (type: string, value: KeptAnswer["value"]): KeptAnswer["value"] =>
  type === "password" && typeof value === "string" && value !== "" ? KEPT_FROM_ALL : value;

/**
 * An answer: a text (for a single choice, the id of the option), a number, a boolean or a list of option ids.
 * Null if the field was not answered.
 */
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

/** A stored answer, with the name, label and type of its field at the time of the answer. */
export interface KeptAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value: AnswerValue;
  /** Labels of the chosen options at the time of the answer. */
  readonly words?: readonly string[];
}

const MASK = "••••••";
const CHOICES: ReadonlySet<string> = new Set(["select", "radio", "multiselect"]);

/**
 * Returns an answer as it is stored: with the label of the field and the labels of the chosen options, so
 * that the answer stays readable after the form changes.
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

/** Returns the value to store: a mask in place of a password. */
const keptOf = (type: string, value: KeptAnswer["value"]): KeptAnswer["value"] =>
  type === "password" && typeof value === "string" && value !== "" ? MASK : value;

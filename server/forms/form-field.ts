/** What can be answered: a text, a number, a truth, options by their ids; null where nothing was. */
export type AnswerValue = string | number | boolean | readonly string[] | null;

/** A field of a form or a survey, as it is kept. */
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

/** A field as the form had it, and what was answered. */
export interface KeptAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly value: AnswerValue;
  /** Of options that were chosen: how the form showed each of them. */
  readonly words?: readonly string[];
}

const KEPT_FROM_ALL = "••••••";
const CHOICES: ReadonlySet<string> = new Set(["select", "radio", "multiselect"]);

/**
 * What was answered to a field, with all that tells it once the form is another one: how it was asked, and
 * what the options that were chosen were called.
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

/** Nobody has to know a password but that there was one. */
const keptOf = (type: string, value: KeptAnswer["value"]): KeptAnswer["value"] =>
  type === "password" && typeof value === "string" && value !== "" ? KEPT_FROM_ALL : value;

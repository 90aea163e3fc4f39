import type { FormField, KeptAnswer } from "./form-field.ts";

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

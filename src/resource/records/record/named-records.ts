import type { Reference } from "../../../../openapi/generated/console.ts";
import type { Choice } from "../../../ui/choices-field.tsx";

/** Returns true if a value is a populated reference. */
export const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "_id" in value && "name" in value;

/** Returns the ids in a reference member, whether populated or not. */
export const idsIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (isReference(one) ? [one._id] : typeof one === "string" ? [one] : []));

/** Returns the references in a value as choices, without references to removed records. */
export const choicesIn = (value: unknown): Choice[] =>
  [value]
    .flat()
    .flatMap((one) => (isReference(one) && one.name !== null ? [{ value: one._id, label: one.name }] : []));

/** Returns the name of a populated reference (null if the record was removed), or a text unchanged. */
export function nameOf(one: unknown): string | null {
  if (isReference(one)) return one.name;
  return typeof one === "string" ? one : null;
}

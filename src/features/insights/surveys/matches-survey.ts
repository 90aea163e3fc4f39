import { foldText } from "../../../../openapi/formats/search-text.ts";
import type { Survey } from "../../../../openapi/generated/console.ts";

/** A survey as far as the search of the report depends on it. */
export type SearchedSurvey = Pick<Survey, "_id" | "name" | "description"> & {
  readonly fields?: readonly Pick<NonNullable<Survey["fields"]>[number], "type" | "name" | "label">[];
};

/**
 * Returns true if each word of a search is in the title of a survey or of a question, in the name (ID) or type
 * of a question, or in the internal ID.
 */
export function matchesSurvey(
  { _id, name, description = "", fields = [] }: SearchedSurvey,
  search: string,
): boolean {
  const texts = [
    _id,
    name ?? "",
    description,
    ...fields.flatMap((field) => [field.label ?? "", field.name ?? "", field.type ?? ""]),
  ].map(foldText);
  return foldText(search)
    .split(/\s+/)
    .every((word) => texts.some((text) => text.includes(word)));
}

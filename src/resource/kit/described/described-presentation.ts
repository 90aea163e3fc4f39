import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Fact, RecordPresentation } from "../../records/record/record-presentation.ts";
import { describedCell } from "./described-cell.tsx";
import {
  type DescribedRecord,
  type DescribedResource,
  type DescribedWords,
  textIn,
  wordsIn,
} from "./described-resource.ts";
import { describedValue } from "./described-value.tsx";
import { formParts } from "./form-parts.ts";
import { describedSpec } from "./described-view.ts";

/**
 * Returns the presentation of a described resource for its details and history. `members` can be restored
 * from the history. They contain no secrets.
 */
export function describedPresentation(
  resource: DescribedResource,
  {
    text,
    say,
    formats,
  }: { readonly text: DescribedWords; readonly say: TranslationFunctions; readonly formats: Formats },
): RecordPresentation {
  const spec = describedSpec(resource);
  const factOf = (member: string, part: string): Fact => ({
    member,
    label: wordsIn(text.fields[member]) ?? member,
    ...(part !== "" && { part: wordsIn(text.sections?.[part]) ?? part }),
    valueOf: (state) =>
      (spec.kinds[member] === "rows" ? describedValue : describedCell)(state as DescribedRecord, member, {
        resource,
        spec,
        text,
        say,
        formats,
      }), // past and current states have the same members
  });
  return {
    path: spec.path,
    ...(text.changes && { changes: text.changes }),
    nameOf: (state) => textIn(state, resource.title),
    // Grouped by the sections of the form. Values look as in the list, except that rows are complete.
    facts: formParts(resource, spec.members).flatMap(([part, members]) =>
      members.map((member) => factOf(member, part)),
    ),
    members: spec.members.filter(
      (member) => spec.kinds[member] !== "secret" && !spec.readOnly.includes(member),
    ),
    nothing: spec.defaults,
  };
}

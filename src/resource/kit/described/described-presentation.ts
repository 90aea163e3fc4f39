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
 * Returns the history presentation of a described resource. Secrets are left out, so they cannot be restored.
 */
export function describedPresentation(
  resource: DescribedResource,
  {
    text,
    say,
    formats,
  }: { readonly text: DescribedWords; readonly say: TranslationFunctions; readonly formats: Formats },
): RecordPresentation {
  const said = describedSpec(resource);
  const factOf = (member: string, part: string): Fact => ({
    member,
    label: wordsIn(text.fields[member]) ?? member,
    ...(part !== "" && { part: wordsIn(text.sections?.[part]) ?? part }),
    valueOf: (state) =>
      (said.kinds[member] === "rows" ? describedValue : describedCell)(state as DescribedRecord, member, {
        resource,
        said,
        text,
        say,
        formats,
      }), // kept or read, its members are the same
  });
  return {
    path: said.path,
    ...(text.changes && { told: text.changes }),
    nameOf: (state) => textIn(state, resource.title),
    // In the parts of the form, and as the list shows them, but with every row whole.
    facts: formParts(resource, said.members).flatMap(([part, members]) =>
      members.map((member) => factOf(member, part)),
    ),
    members: said.members.filter(
      (member) => said.kinds[member] !== "secret" && !said.readOnly.includes(member),
    ),
    nothing: said.defaults,
  };
}

import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Recounted } from "../record/recounted.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, textIn, wordsIn } from "./described-resource.ts";
import { describedValue } from "./described-value.tsx";
import { saidOf } from "./described-view.ts";

/** How the records of a described resource are shown whole. A secret is not told, so that there is none to be had back. */
export function describedRecounted(resource: DescribedResource, { text, say, formats }: { readonly text: DescribedWords; readonly say: TranslationFunctions; readonly formats: Formats }): Recounted {
  const said = saidOf(resource);
  return {
    path: said.path,
    ...(text.told && { told: text.told }),
    nameOf: (state) => textIn(state, resource.title),
    facts: said.members.map((member) => ({
      member,
      label: wordsIn(text.fields[member]) ?? member,
      valueOf: (state) => describedValue(state as DescribedRecord, member, { said, text, say, formats }), // kept or read, its members are the same
    })),
    members: said.members.filter((member) => said.kinds[member] !== "secret" && !said.readOnly.includes(member)),
    nothing: said.defaults,
  };
}

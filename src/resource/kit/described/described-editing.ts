import { changeListed } from "../bulk-edit/programmed-editing.ts";
import { editableMembers } from "../bulk-edit/editable-members.ts";
import type { ManyEditing } from "../bulk-edit/many-editing.ts";
import { readsOf } from "../../records/record/record-presentation.ts";
import { editableSpec, describedRules, keepingSecrets } from "./described-rules.ts";
import { type DescribedResource, type DescribedWords, wordsIn } from "./described-resource.ts";
import { formParts } from "./form-parts.ts";

/** Returns the bulk edit of a described resource; undefined if none of its members can be set in bulk. */
export function describedEditing(
  resource: DescribedResource,
  text: DescribedWords,
  today: () => string,
): ManyEditing | undefined {
  const spec = editableSpec(resource);
  const members = editableMembers(resource);
  const body = keepingSecrets(resource.body, spec);
  if (members.length === 0) return undefined;
  return {
    spec,
    text,
    parts: formParts(resource, members).map(([part, inIt]) => [
      part === "" ? "" : (wordsIn(text.sections?.[part]) ?? part),
      inIt,
    ]),
    long: resource.long,
    rowShows: resource.rowShows,
    rulesOf: (record) => ({ body, ...describedRules(resource, spec, record, today) }),
    change: changeListed(spec.path),
    reads: readsOf(spec),
  };
}

import { BranchChangeCheck } from "../../../openapi/generated/checks/branch-change.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { ManyEditing } from "../../resource/kit/bulk-edit/many-editing.ts";
import { programmedEditing } from "../../resource/kit/bulk-edit/programmed-editing.ts";

/** Describes the bulk edit of branches: the segments that their display devices offer, and the addresses. */
export function branchesEditing({
  branches: { columns, fields, hints, faults },
}: TranslationFunctions): ManyEditing {
  return programmedEditing({
    path: "/branches",
    body: BranchChangeCheck,
    members: ["segments", "address"],
    fresh: { segments: [], address: null, integrationId: null },
    references: { segments: { one: "Segment" } },
    text: {
      fields: { ...columns, ...fields },
      hints: { segments: hints.segments },
      faults: { segments: { unknown: faults.segment } },
      choices: {},
    },
    long: ["address"],
  });
}

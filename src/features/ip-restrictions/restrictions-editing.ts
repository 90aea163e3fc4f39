import { IpRestrictionChangeCheck } from "../../../openapi/generated/checks/ip-restriction-change.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { ManyEditing } from "../../resource/kit/bulk-edit/many-editing.ts";
import { programmedEditing } from "../../resource/kit/bulk-edit/programmed-editing.ts";

/** Describes the bulk edit of restrictions: users and description. */
export function restrictionsEditing({
  ipRestrictions: { columns, faults, ...text },
}: TranslationFunctions): ManyEditing {
  return programmedEditing({
    path: "/security/ip-restrictions",
    body: IpRestrictionChangeCheck,
    members: ["users", "description"],
    fresh: { users: [], description: "" },
    references: { users: { one: "User" } },
    text: {
      fields: columns,
      hints: { users: text.usersHint, description: text.descriptionHint },
      faults: {
        range: { taken: faults.taken },
        users: { "too-few": faults.users, "not-one-of": faults.gone },
      },
      choices: {},
    },
    refused: { "would-lock-out": text.wouldLockOutIfEdited() },
  });
}

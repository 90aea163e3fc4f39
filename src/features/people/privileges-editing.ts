import { PrivilegeChangeCheck } from "../../../openapi/generated/checks/privilege-change.ts";
import type { Permission } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { ManyEditing } from "../../resource/kit/bulk-edit/many-editing.ts";
import { programmedEditing } from "../../resource/kit/bulk-edit/programmed-editing.ts";
import { PRINCIPAL_ONLY } from "../../services/use-privilege-name.ts";
import { permissionWords } from "./permission-words.ts";

/**
 * Bulk edit of privileges, which are named sets of permissions. Users can add and remove only permissions that
 * they have themselves (`held`).
 */
export function privilegesEditing(say: TranslationFunctions, held: readonly Permission[]): ManyEditing {
  const text = say.people.privileges;
  const choices = held.filter((one) => !PRINCIPAL_ONLY.has(one));
  const editing = programmedEditing({
    path: "/privileges",
    body: PrivilegeChangeCheck,
    members: ["permissions"],
    fresh: { permissions: [] },
    text: {
      fields: { permissions: text.permissions, level: text.level, label: text.label },
      hints: { permissions: text.permissionsHint },
      faults: { permissions: { "principal-only": text.principalOnly } },
      choices: {
        permissions: Object.fromEntries(
          choices.map((one) => [one, () => permissionWords([one], say).join()]),
        ),
      },
    },
    besides: ["/users", "/users/{id}"],
  });
  return {
    ...editing,
    spec: { ...editing.spec, choices: { ...editing.spec.choices, permissions: choices } },
  };
}

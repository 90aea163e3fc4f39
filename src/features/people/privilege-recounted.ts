import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Recounted } from "../../resource/record/recounted.ts";
import { permissionWords } from "./permission-words.ts";

const LEVELS = [1, 2, 3, 4, 5] as const;

/** How a customized privilege is shown whole, and what became of it. */
export function privilegeRecounted(say: TranslationFunctions): Recounted {
  const text = say.people.privileges;
  return {
    path: "/privileges",
    nameOf: ({ label, name }) => String(label ?? name),
    facts: [
      { member: "label", label: text.label(), valueOf: ({ label }) => String(label) },
      { member: "level", label: text.level(), valueOf: ({ level }) => LEVELS.flatMap((one) => (one === level ? [text.levels[one]()] : [])).join() },
      { member: "permissions", label: text.holds(), valueOf: ({ permissions }) => permissionWords(permissions as PrivilegeRecord["permissions"], say).join(" · ") }, // of this kind, now or then
    ],
    members: ["label", "level", "permissions"],
    nothing: {},
  };
}

import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { permissionWords } from "./permission-words.ts";

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Returns the name of a level. */
export const levelWords = (level: unknown, say: TranslationFunctions): string =>
  LEVELS.flatMap((one) => (one === level ? [say.people.privileges.levels[one]()] : [])).join();

/** Returns the name of a privilege: translated for default ones. */
export function privilegeName(
  { label, name }: Readonly<Record<string, unknown>>,
  say: TranslationFunctions,
): string {
  const names: Readonly<Record<string, () => string>> = say.console.privileges;
  // Missing texts are empty.
  return typeof label === "string" ? label : names[String(name)]?.() || String(name);
}

/** Presentation and history of a privilege. */
export function privilegePresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const text = say.people.privileges;
  return {
    path: "/privileges",
    nameOf: (state) => privilegeName(state, say),
    facts: [
      { member: "label", label: text.label(), valueOf: (state) => privilegeName(state, say) },
      { member: "name", passing: true, label: text.name(), valueOf: ({ name }) => String(name) },
      { member: "level", label: text.level(), valueOf: ({ level }) => levelWords(level, say) },
      {
        member: "default",
        passing: true,
        label: text.columns.kind(),
        valueOf: ({ default: isDefault }) => (isDefault === true ? text.default() : text.custom()),
      },
      {
        member: "permissions",
        label: text.holds(),
        valueOf: ({ permissions }) =>
          permissionWords(permissions as PrivilegeRecord["permissions"], say).join(" · "),
      }, // of this kind, now or then
      {
        member: "users",
        passing: true,
        label: text.columns.users(),
        valueOf: ({ users }) => (typeof users === "number" ? formats.number(users) : null),
      },
    ],
    members: ["label", "level", "permissions"],
    nothing: {},
  };
}

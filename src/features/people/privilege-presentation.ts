import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { permissionWords } from "./permission-words.ts";

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Returns the name of a privilege level (1 to 5). */
export const levelWords = (level: unknown, say: TranslationFunctions): string =>
  LEVELS.flatMap((one) => (one === level ? [say.people.privileges.levels[one]()] : [])).join();

/** Returns the name of a privilege: its label, or the translated name of a default privilege. */
export function privilegeName(
  { label, name }: Readonly<Record<string, unknown>>,
  say: TranslationFunctions,
): string {
  const names: Readonly<Record<string, () => string>> = say.console.privileges;
  // The dictionary returns an empty text for an unknown name.
  return typeof label === "string" ? label : names[String(name)]?.() || String(name);
}

/** Describes how a privilege and its history are shown. */
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
        label: text.permissions(),
        valueOf: ({ permissions }) =>
          permissionWords(permissions as PrivilegeRecord["permissions"], say).join(" · "),
      }, // current and past states have this type
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

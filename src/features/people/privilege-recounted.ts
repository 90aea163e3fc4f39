import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Recounted } from "../../resource/records/record/recounted.ts";
import { permissionWords } from "./permission-words.ts";

const LEVELS = [1, 2, 3, 4, 5] as const;

/** At which level of the account somebody stands, in words. */
export const levelWords = (level: unknown, say: TranslationFunctions): string =>
  LEVELS.flatMap((one) => (one === level ? [say.people.privileges.levels[one]()] : [])).join();

/** What a privilege is called: a default one in the words of the reader, a customized one by its own name. */
export function privilegeName(
  { label, name }: Readonly<Record<string, unknown>>,
  say: TranslationFunctions,
): string {
  const names: Readonly<Record<string, () => string>> = say.console.privileges;
  // A text that there is not is said as nothing.
  return typeof label === "string" ? label : names[String(name)]?.() || String(name);
}

/** How a privilege is shown whole, and what became of it. */
export function privilegeRecounted(say: TranslationFunctions, formats: Formats): Recounted {
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

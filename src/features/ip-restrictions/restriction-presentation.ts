import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import {
  namesIn,
  type RecordPresentation,
  type State,
} from "../../resource/records/record/record-presentation.ts";

/** Describes how a restriction and its history are shown. */
export function restrictionPresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const { columns } = say.ipRestrictions;
  const textIn = (state: State, member: string) => (typeof state[member] === "string" ? state[member] : "");
  return {
    path: "/security/ip-restrictions",
    nameOf: (state) => textIn(state, "range"),
    facts: [
      { member: "range", label: columns.range(), valueOf: (state) => textIn(state, "range") || null },
      {
        member: "users",
        label: columns.users(),
        valueOf: ({ users }) => formats.list(namesIn(users, say.lists.kinds.gone())) || null,
      },
      {
        member: "description",
        label: columns.description(),
        valueOf: (state) => textIn(state, "description") || null,
      },
    ],
    members: ["range", "users", "description"],
    nothing: { description: "" },
  };
}

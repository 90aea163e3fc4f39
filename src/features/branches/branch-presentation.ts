import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import {
  namesIn,
  type RecordPresentation,
  type State,
} from "../../resource/records/record/record-presentation.ts";

/** Describes how a branch and its history are shown. */
export function branchPresentation(say: TranslationFunctions, formats: Formats): RecordPresentation {
  const { columns, fields } = say.branches;
  const textIn = (state: State, member: string) => (typeof state[member] === "string" ? state[member] : "");
  const fact = (member: string, label: string) => ({
    member,
    label,
    valueOf: (state: State) => textIn(state, member) || null,
  });
  return {
    path: "/branches",
    nameOf: (state) => textIn(state, "label"),
    facts: [
      fact("label", columns.label()),
      fact("name", columns.name()),
      {
        member: "segments",
        label: columns.segments(),
        valueOf: ({ segments }) => formats.list(namesIn(segments, say.lists.kinds.gone())) || null,
      },
      fact("address", columns.address()),
      fact("integrationId", fields.integrationId()),
    ],
    members: ["label", "name", "segments", "address", "integrationId"],
    nothing: { segments: [], address: null, integrationId: null },
  };
}

import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Upload } from "../../../openapi/generated/console.ts";
import { textIn } from "../../resource/described/described-resource.ts";
import type { Recounted, State } from "../../resource/record/recounted.ts";
import { textFact } from "../../resource/record/text-fact.ts";
import { UploadState } from "./upload-state.tsx";

const uploadIn = (state: State): Upload => state as unknown as Upload; // so the contract says of this list

/** How a file is shown whole, and what became of it. Of what it holds nothing is kept once it is gone. */
export function uploadRecounted(say: TranslationFunctions, formats: Formats): Recounted {
  const { columns } = say.uploads;
  return {
    path: "/uploads",
    final: true,
    nameOf: (state) => textIn(state, "name"),
    facts: [
      textFact("name", columns.name()),
      textFact("extension", columns.extension()),
      {
        member: "size",
        label: columns.size(),
        valueOf: ({ size }) => (typeof size === "number" ? formats.bytes(size) : null),
      },
      {
        member: "state",
        passing: true,
        label: columns.state(),
        valueOf: (state) => <UploadState upload={uploadIn(state)} />,
      },
    ],
    members: ["name"],
    nothing: {},
  };
}

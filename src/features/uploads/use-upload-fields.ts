import { FILE_ENDINGS } from "../../../openapi/formats/file-endings.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";

/** What the list of files can be narrowed by, in words. */
export function useUploadFields(): readonly FilterField[] {
  const { say } = useTexts();
  const { columns, states } = say.uploads;
  return [
    {
      field: "extension",
      label: columns.extension(),
      operators: ["is"],
      options: FILE_ENDINGS.map((value) => ({ value, label: value })),
    },
    {
      field: "state",
      label: columns.state(),
      operators: ["is"],
      options: [
        { value: "ready", label: states.ready() },
        { value: "receiving", label: states.receiving() },
      ],
    },
  ];
}

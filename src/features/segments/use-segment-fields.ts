import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";

/** What the list can be narrowed by, in words. */
export function useSegmentFields(): readonly FilterField[] {
  const { say } = useTexts();
  const { fields, visibility, types, imported } = say.segments;
  return [
    {
      field: "channels",
      label: fields.channels(),
      operators: ["is"],
      options: [
        { value: "video", label: say.console.channels.video() },
        { value: "audio", label: say.console.channels.audio() },
      ],
    },
    {
      field: "visibility",
      label: fields.visibility(),
      operators: ["is"],
      options: [
        { value: "visible", label: visibility.visible() },
        { value: "hidden", label: visibility.hidden() },
      ],
    },
    {
      field: "type",
      label: fields.type(),
      operators: ["is"],
      options: [
        { value: "classic", label: types.classic() },
        { value: "event", label: types.event() },
      ],
    },
    {
      field: "imported",
      label: fields.imported(),
      operators: ["is"],
      options: [
        { value: "yes", label: imported.yes() },
        { value: "no", label: imported.no() },
      ],
    },
  ];
}

import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { permissionWords } from "./permission-words.ts";
import { levelWords } from "./privilege-recounted.ts";
import { PERMISSIONS } from "./privileges-rules.ts";

/** What privileges can be narrowed by, in words. */
export function usePrivilegeFields(): readonly FilterField[] {
  const { say } = useTexts();
  const text = say.people.privileges;
  return [
    {
      field: "level",
      label: text.level(),
      operators: ["is"],
      options: [1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: levelWords(level, say) })),
    },
    {
      field: "default",
      label: text.columns.kind(),
      operators: ["is"],
      options: [
        { value: "true", label: text.default() },
        { value: "false", label: text.custom() },
      ],
    },
    {
      field: "permissions",
      label: text.holds(),
      operators: ["is"],
      options: PERMISSIONS.map((value) => ({ value, label: permissionWords([value], say).join() })),
    },
  ];
}

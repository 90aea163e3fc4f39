import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { KINDS } from "./mails-rules.ts";

/** What the outbox can be narrowed by, in words. */
export function useMailFields(): readonly FilterField[] {
  const { say } = useTexts();
  const { fields, states, kinds } = say.utilities;
  return [
    {
      field: "state",
      label: fields.state(),
      operators: ["is"],
      options: (["kept", "waiting", "sent", "failed"] as const).map((value) => ({
        value,
        label: states[value](),
      })),
    },
    {
      field: "kind",
      label: fields.kind(),
      operators: ["is"],
      options: KINDS.map((value) => ({ value, label: kinds[value]() })),
    },
  ];
}

import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter } from "../../../ui/view-state.ts";
import { type MemberWords, wordsIn } from "./described-resource.ts";
import { rulesOf } from "./described-view.ts";
import type { ListSpec } from "../../records/record/resource-spec.ts";
import { useNameable } from "../../records/form/use-nameable.ts";

/** Returns the filter fields of a list: all members that can be filtered, but at most four references. */
export function useDescribedFilters(
  spec: ListSpec,
  text: Pick<MemberWords, "fields" | "choices">,
  filters: readonly Filter[],
): readonly FilterField[] {
  const { say } = useTexts();
  const formats = useFormats();
  const rules = rulesOf(spec).filters;
  const naming = Object.keys(rules).filter((member) => spec.references[member]);
  const idsOf = (member: string | undefined) =>
    filters.filter(({ field }) => field === member).flatMap(({ values }) => values);
  const kindOf = (member: string | undefined) => spec.references[member ?? ""]?.one ?? null;
  const [first, second, third, fourth] = naming;
  const chosenOf = (member: string | undefined) => {
    const { among, picks } = spec.references[member ?? ""] ?? {};
    return { ids: idsOf(member), among, picks, onceTyped: true };
  };
  const found = [
    useNameable(kindOf(first), chosenOf(first)),
    useNameable(kindOf(second), chosenOf(second)),
    useNameable(kindOf(third), chosenOf(third)),
    useNameable(kindOf(fourth), chosenOf(fourth)),
  ];
  const stamps: MemberWords["fields"] = {
    createdAt: say.console.record.createdAt,
    updatedAt: say.lists.record.updatedAt,
    createdBy: say.lists.record.createdBy,
  };
  return Object.entries(rules).flatMap(([member, { operators }]): FilterField[] => {
    const field = {
      field: member,
      label: wordsIn(text.fields[member]) ?? wordsIn(stamps[member]) ?? member,
      operators,
    };
    switch (spec.kinds[member]) {
      case "choice":
      case "choices":
        return [
          {
            ...field,
            options: (spec.choices[member] ?? []).map((value) => ({
              value,
              label: wordsIn(text.choices[member]?.[value]) ?? value,
            })),
          },
        ];
      case "boolean":
        return [
          {
            ...field,
            options: [
              { value: "true", label: say.lists.kinds.yes() },
              { value: "false", label: say.lists.kinds.no() },
            ],
          },
        ];
      case "date":
      case "moment":
        return [{ ...field, days: true, valueWords: (day) => formats.day(Date.parse(day), "UTC") }];
      case "reference":
      case "references": {
        const named = found[naming.indexOf(member)];
        return named ? [{ ...field, options: named.choices, onFind: named.onType }] : [];
      }
      default:
        return [field];
    }
  });
}

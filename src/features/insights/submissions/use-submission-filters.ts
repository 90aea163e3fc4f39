import { useDescribedFilters } from "../../../resource/kit/described/use-described-filters.ts";
import { useNameable } from "../../../resource/records/form/use-nameable.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter } from "../../../ui/view-state.ts";
import { LIST_SPEC } from "./submissions-rules.ts";

/** Returns the filters of submissions. One filter offers both forms and surveys. */
export function useSubmissionFilters(filters: readonly Filter[]): readonly FilterField[] {
  const { say } = useTexts();
  const { columns, kinds } = say.submissions;
  const fields = useDescribedFilters(LIST_SPEC, { fields: columns, choices: { kind: kinds } }, filters);
  const surveys = useNameable("Survey", {
    ids: filters.filter(({ field }) => field === "form").flatMap(({ values }) => values),
  });
  return fields.map((field) =>
    field.field === "form"
      ? {
          ...field,
          options: [...(field.options ?? []), ...surveys.choices],
          onFind: (text) => {
            field.onFind?.(text);
            surveys.onType(text);
          },
        }
      : field,
  );
}

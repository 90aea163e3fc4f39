import { useDescribedFilters } from "../../resource/kit/described/use-described-filters.ts";
import { useNameable } from "../../resource/records/form/use-nameable.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import type { Filter } from "../../ui/view-state.ts";
import { SAID } from "./submissions-rules.ts";

/**
 * What submissions can be narrowed by, in words. What was filled in is a form or a survey: both are found
 * under one name.
 */
export function useSubmissionFilters(filters: readonly Filter[]): readonly FilterField[] {
  const { say } = useTexts();
  const { columns, kinds } = say.submissions;
  const fields = useDescribedFilters(SAID, { fields: columns, choices: { kind: kinds } }, filters);
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

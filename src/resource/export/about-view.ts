import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { operatorWords, valueWords } from "../../ui/filter-field.ts";
import type { ViewToWrite } from "./view-to-write.ts";

/** What a view looks for, narrows by and sorts by, each with its name, as its chips and heads say it. */
export function aboutView(
  { view, sort, all, fields, words }: Pick<ViewToWrite<never>, "view" | "sort" | "all" | "fields" | "words">,
  say: TranslationFunctions,
): readonly (readonly [name: string, value: string])[] {
  const text = say.lists.file;
  const head = all.find(({ id }) => id === sort.field)?.header ?? sort.field;
  return [
    ...(view.search === "" ? [] : [[text.search(), view.search] as const]),
    ...view.filters.flatMap((filter) => {
      const field = fields.find((one) => one.field === filter.field);
      return field
        ? [
            [
              `${field.label} ${operatorWords(field, filter.operator, words)}`,
              valueWords(field, filter, words),
            ] as const,
          ]
        : [];
    }),
    [text.sorted(), (sort.descending ? text.descending : text.ascending)({ head })],
  ];
}

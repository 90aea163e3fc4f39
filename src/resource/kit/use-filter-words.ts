import { isolated } from "../../../i18n/isolated.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterWords } from "../../ui/filter-field.ts";
import { useDayWords } from "../cells/use-day-words.ts";

export function useFilterWords(): FilterWords {
  const { say } = useTexts();
  const days = useDayWords();
  const {
    console: { filters },
    actions,
  } = say;
  return {
    add: filters.add(),
    is: filters.is(),
    not: filters.not(),
    min: filters.min(),
    max: filters.max(),
    from: filters.from(),
    until: filters.until(),
    find: filters.find(),
    clearSearch: actions.clearSearch(),
    clear: actions.clear(),
    done: actions.done(),
    ignored: filters.ignored(),
    days,
    remove: (filter) => filters.remove({ filter }),
    apart: isolated,
  };
}

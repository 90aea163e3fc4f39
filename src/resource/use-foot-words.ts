import { useFormats } from "../services/use-formats.ts";
import { useTexts } from "../services/use-texts.ts";

/** Which rows of how many are shown, and the words of the foot under them. */
export function useFootWords({ page, size, shown, total, all }: { page: number; size: number; shown: number; total: number; all: number }) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { list } = say.console;
  const from = (page - 1) * size + 1;
  const range = { from, to: from + shown - 1, total };
  const words = {
    pages: list.pages(),
    previous: list.previous(),
    next: list.next(),
    page: (value: number) => list.page({ page: value }),
    size: (value: number) => list.perPage({ size: value }),
    number,
  };
  return { words, summary: shown === 0 ? list.none({ all }) : total === all ? list.range(range) : list.rangeFiltered({ ...range, all }) };
}

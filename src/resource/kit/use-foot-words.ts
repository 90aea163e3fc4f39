import { useFormats, useTexts } from "../../services/use-texts.ts";

/** Returns the texts below a list: the range of shown rows with the total, and the labels of the pager. */
export function useFootWords({
  page,
  size,
  shown,
  total,
  all,
  counting,
}: {
  page: number;
  size: number;
  shown: number;
  total: number;
  all: number;
  /** True while the total is not known yet. */
  counting: boolean;
}) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { foot } = say.lists;
  const from = (page - 1) * size + 1;
  const range = { from, to: from + shown - 1, total };
  const words = {
    pages: foot.pages(),
    previous: foot.previous(),
    next: foot.next(),
    page: (value: number) => foot.page({ page: value }),
    size: (value: number) => foot.perPage({ size: value }),
    number,
  };
  return {
    words,
    summary:
      shown === 0
        ? foot.none({ all })
        : counting
          ? foot.counting({ from, to: from + shown - 1 })
          : total === all
            ? foot.range(range)
            : foot.rangeFiltered({ ...range, all }),
  };
}

import { expect, test } from "vitest";
import { pageNumbers } from "../../src/ui/page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [7, 50, [1, null, 6, 7, 8, null, 50]],
  [50, 50, [1, null, 49, 50]],
])(
  "shows on page %i of %i the first, last and adjacent pages, without skipping a single page",
  (page, pages, named) => {
    expect(pageNumbers(page, pages)).toEqual(named);
  },
);

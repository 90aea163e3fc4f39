/** Returns the page numbers of a pager: first, last, current and adjacent; null for several omitted pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const named = [...new Set(wanted)].sort((a, b) => a - b);
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? 0;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}

/** Returns a wrapper of `tell` that forwards only the first `limit` reports, and the count of all reports. */
export function limitReports<Report extends readonly unknown[]>(
  limit: number,
  tell: (...report: Report) => void,
): { readonly tell: (...report: Report) => void; readonly count: () => number } {
  let count = 0;
  return {
    tell: (...report) => {
      if (++count <= limit) tell(...report);
    },
    count: () => count,
  };
}

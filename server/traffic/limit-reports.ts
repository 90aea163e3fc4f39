/** Reports the first `limit` items and counts all of them. */
export function limitReports<Told extends readonly unknown[]>(
  limit: number,
  tell: (...told: Told) => void,
): { readonly tell: (...told: Told) => void; readonly count: () => number } {
  let count = 0;
  return {
    tell: (...told) => {
      if (++count <= limit) tell(...told);
    },
    count: () => count,
  };
}

/** Tells only the first `limit` of what may come in thousands, and counts them all. */
export function sparingly<Told extends readonly unknown[]>(
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

interface Placed {
  readonly _id: string;
  readonly place: number;
}

/**
 * Returns the views whose positions must change to move `moved` by one step, with their new positions.
 * `views` must be in order.
 */
export function movedPositions<View extends Placed>(
  views: readonly View[],
  moved: View,
  step: -1 | 1,
): { readonly view: View; readonly place: number }[] {
  const from = views.indexOf(moved);
  const to = from + step;
  if (from < 0 || to < 0 || to >= views.length) return [];
  const order = views.toSpliced(from, 1).toSpliced(to, 0, moved);
  let last = -1;
  return views.flatMap(({ place }, index) => {
    last = Math.max(place, last + 1);
    const view = order[index];
    return view && view.place !== last ? [{ view, place: last }] : [];
  });
}

/**
 * Returns positions for labels that want to be at `wanted`: at least `gap` apart, in the same order, between
 * `low` and `high` where there is room, and together as close to their wish as possible.
 */
export function pushedApart(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  // Labels that touch form a group, which is placed at the mean of their wishes.
  const groups: { places: number[]; first: number }[] = [];
  const lengthOf = ({ places }: { places: readonly number[] }) => (places.length - 1) * gap;
  const settle = (places: readonly number[]) => {
    const mean =
      places.reduce((sum, place, rank) => sum + (wanted[place] ?? 0) - rank * gap, 0) / places.length;
    return Math.max(low, Math.min(high - (places.length - 1) * gap, mean));
  };
  for (const place of order) {
    let group = { places: [place], first: settle([place]) };
    for (
      let last = groups.at(-1);
      last && group.first < last.first + lengthOf(last) + gap;
      last = groups.at(-1)
    ) {
      groups.pop();
      const places = [...last.places, ...group.places];
      group = { places, first: settle(places) };
    }
    groups.push(group);
  }
  const positions = wanted.map(() => 0);
  for (const { places, first } of groups)
    places.forEach((place, rank) => {
      positions[place] = first + rank * gap;
    });
  return positions;
}

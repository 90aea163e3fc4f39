/** Widths (px) of the parts of a row of tabs. */
export interface TabWidths {
  readonly row: number;
  readonly gap: number;
  readonly tabs: readonly number[];
  /** Button that opens the other tabs. */
  readonly more: number;
}

/**
 * Returns for each tab whether the row shows it: all tabs if they fit, otherwise the first ones and the current
 * one, so that the button for the others fits too.
 */
export function fittingTabs({ row, gap, tabs, more }: TabWidths, current: number): readonly boolean[] {
  const all = tabs.reduce((sum, width) => sum + width, 0) + gap * (tabs.length - 1);
  if (all <= row) return tabs.map(() => true);
  let left = row - more - (tabs[current] ?? 0) - (current < 0 ? 0 : gap);
  let isFull = false;
  return tabs.map((width, at) => {
    if (at === current) return true;
    isFull ||= width + gap > left;
    if (isFull) return false;
    left -= width + gap;
    return true;
  });
}

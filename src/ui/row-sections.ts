/** A section of a list of rows: the index of its first row, and the heading above it. */
export interface RowSection {
  readonly from: number;
  readonly heading: string;
}

/**
 * An entry of a list: a heading, or a row by its index. `section` is the index of its section; -1 without
 * sections.
 */
interface RowEntry {
  readonly section: number;
  /** Null for the heading of the section. */
  readonly index: number | null;
}

/** Returns the position of a row in a list that also contains the headings. */
export const placeOfRow = (sections: readonly RowSection[], index: number): number =>
  index + sections.filter(({ from }) => from <= index).length;

/** Returns the entry at a position in a list that also contains the headings. */
export function entryAt(sections: readonly RowSection[], place: number): RowEntry {
  const section = sections.findLastIndex(({ from }, before) => from + before <= place);
  const isHeading = section >= 0 && (sections[section]?.from ?? 0) + section === place;
  return { section, index: isHeading ? null : place - section - 1 };
}

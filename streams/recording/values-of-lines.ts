const [LINE_FEED, COMMA, OPEN, CLOSE] = [0x0a, 0x2c, 0x5b, 0x5d];

/** Lines that were parsed together: what each holds, and where it begins among the bytes. */
export interface LineValues {
  readonly values: readonly unknown[];
  readonly starts: readonly number[];
}

const text = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * What whole lines hold, each of them ended by a line feed: parsed as one list, which takes half the time of parsing
 * each. Null where the last is not ended or not each of them is one value; then somebody has to look line by line.
 */
export function valuesOfLines(lines: Uint8Array): LineValues | null {
  if (lines.at(-1) !== LINE_FEED) return null;
  const list = new Uint8Array(lines.length + 1);
  list[0] = OPEN;
  list.set(lines, 1);
  const starts: number[] = [];
  for (let from = 0; from < lines.length; ) {
    starts.push(from);
    from = lines.indexOf(LINE_FEED, from) + 1;
    list[from] = from === lines.length ? CLOSE : COMMA;
  }
  try {
    const values: unknown = JSON.parse(text.decode(list));
    return Array.isArray(values) && values.length === starts.length ? { values, starts } : null;
  } catch {
    return null;
  }
}

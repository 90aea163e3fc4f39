/** Reads one page of the records that match a list's view. */
export type ReadPart<Row> = (
  part: { readonly $skip: number; readonly $limit: number },
  signal: AbortSignal,
) => Promise<{ readonly data: readonly Row[]; readonly total: number }>;

interface MatchOptions<Row> {
  readonly keyOf: (row: Row) => string;
  /** Maximum number of rows. */
  readonly most: number;
  /** Reads only the records with these keys; by default all of them. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly signal: AbortSignal;
  readonly onRead?: (read: number, total: number) => void;
}

/** Largest page that the platform returns. */
const PART = 200;

/**
 * Reads all matching or selected records, up to `most`, page by page. A record that moved to another page in
 * between is returned once. Rejects with a ReadError, or with an AbortError if `signal` is aborted.
 */
export async function readMatches<Row>(
  read: ReadPart<Row>,
  { keyOf, most, only, signal, onRead }: MatchOptions<Row>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let $skip = 0; only ? rows.size < Math.min(only.size, most) : $skip < most; $skip += PART) {
    signal.throwIfAborted();
    const { data, total } = await read({ $skip, $limit: only ? PART : Math.min(PART, most - $skip) }, signal);
    signal.throwIfAborted();
    for (const row of data) if (!only || only.has(keyOf(row))) rows.set(keyOf(row), row);
    onRead?.(rows.size, Math.min(only?.size ?? total, most));
    if (data.length === 0 || $skip + data.length >= total) break;
  }
  return [...rows.values()];
}

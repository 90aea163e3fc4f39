/**
 * Which columns of a list somebody likes to see, in their order, and how wide; null: as they are by
 * themselves.
 */
export interface KeptColumns {
  readonly columns: readonly string[] | null;
  readonly widths: Readonly<Record<string, number>> | null;
}

const KEY = "switchboard.columns";
const NONE: KeptColumns = { columns: null, widths: null };
/** So many lists are remembered; those that were changed longest ago go first. */
const LISTS = 100;

/** What one person chose for one list on this device. Whoever reads it asks again which columns there are. */
export function readKeptColumns(storage: Storage, person: string, list: string): KeptColumns {
  const kept = all(storage)[`${person} ${list}`];
  if (typeof kept !== "object" || kept === null) return NONE;
  const { columns, widths } = kept as Record<string, unknown>; // each is looked at below
  return {
    columns:
      Array.isArray(columns) && columns.length > 0 && columns.every((one) => typeof one === "string")
        ? columns
        : null,
    widths:
      typeof widths === "object" &&
      widths !== null &&
      Object.values(widths).every((px) => typeof px === "number")
        ? (widths as Record<string, number>)
        : null, // looked at just before
  };
}

/** Keeps it for the next time; what is as usual needs no place. */
export function keepColumns(
  storage: Storage,
  person: string,
  list: string,
  { columns, widths }: KeptColumns,
): void {
  const { [`${person} ${list}`]: _, ...others } = all(storage);
  const next = [
    ...Object.entries(others).slice(1 - LISTS),
    ...(columns || widths ? [[`${person} ${list}`, { columns, widths }] as const] : []),
  ];
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(next)));
  } catch {
    // Where nothing more can be kept the list looks as it was chosen until the page is left.
  }
}

function all(storage: Storage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

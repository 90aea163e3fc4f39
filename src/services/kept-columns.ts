/** A user's columns of a list in order, with widths; null for the defaults. */
export interface KeptColumns {
  readonly columns: readonly string[] | null;
  readonly widths: Readonly<Record<string, number>> | null;
}

const KEY = "switchboard.columns";
const NONE: KeptColumns = { columns: null, widths: null };
/** Maximum number of lists; the least recently changed ones are dropped. */
const LISTS = 100;

/**
 * Returns the columns that a user chose for a list on this device. The caller must match them with the
 * existing columns.
 */
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

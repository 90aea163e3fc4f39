/** Columns that a user chose for a list, in order, and their widths; null for the defaults. */
export interface KeptColumns {
  readonly columns: readonly string[] | null;
  readonly widths: Readonly<Record<string, number>> | null;
}

const KEY = "switchboard.columns";
const NONE: KeptColumns = { columns: null, widths: null };
/** Former paths of lists that have moved. Columns chosen there still apply. */
const FORMER_PATHS: Readonly<Record<string, string>> = {
  "/insights/recordings": "/account/recorded-calls",
  "/insights/submissions": "/forms/submissions",
};
/** Maximum number of stored lists. The least recently changed ones are dropped. */
const MAX_LISTS = 100;

/**
 * Returns the columns that a user chose for a list on this device. They may include columns that no longer
 * exist.
 */
export function readKeptColumns(storage: Storage, person: string, list: string): KeptColumns {
  const lists = storedLists(storage);
  const kept = lists[`${person} ${list}`] ?? lists[`${person} ${FORMER_PATHS[list]}`];
  if (typeof kept !== "object" || kept === null) return NONE;
  const { columns, widths } = kept as Record<string, unknown>; // each member is checked below
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
        : null, // checked just above
  };
}

/** Stores the columns and widths of a list. If both are the defaults (null), the entry is removed. */
export function keepColumns(
  storage: Storage,
  person: string,
  list: string,
  { columns, widths }: KeptColumns,
): void {
  const { [`${person} ${list}`]: _, ...others } = storedLists(storage);
  const next = [
    ...Object.entries(others).slice(1 - MAX_LISTS),
    ...(columns || widths ? [[`${person} ${list}`, { columns, widths }] as const] : []),
  ];
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(next)));
  } catch {
    // If the storage is full, the choice lasts until the user leaves the page.
  }
}

function storedLists(storage: Storage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

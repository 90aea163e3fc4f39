/**
 * Moves the focus into the row after the one that has it, or the one before; into the first where none has.
 * The name of a row has it sooner than its box.
 */
export function stepRow(list: Element | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll("tbody tr, ul > li") ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows[0] : rows[at + by];
  const target =
    row?.querySelector<HTMLElement>("th a, th button") ?? row?.querySelector<HTMLElement>("a, button, input");
  target?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

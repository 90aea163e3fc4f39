import type { Side } from "../../../services/replay.ts";
import type { BookEntry } from "./expectation-book.ts";

type State = "broken" | "open" | "met";

/** What one looks for comes first. */
const ORDER: readonly State[] = ["broken", "open", "met"];

const stateOf = ({ outcomes }: BookEntry, side: Side): State => outcomes[side]?.state ?? "open";

/** The entries with those first that did not hold over a side, and those last that did. */
export const brokenFirst = (entries: readonly BookEntry[], side: Side): readonly BookEntry[] =>
  entries.toSorted((one, other) => ORDER.indexOf(stateOf(one, side)) - ORDER.indexOf(stateOf(other, side)));

/** How many turned out how over a side; `open`: not run. */
export function countsOf(
  entries: readonly BookEntry[],
  side: Side,
): { readonly held: number; readonly broken: number; readonly open: number } {
  const count = (state: State) => entries.filter((entry) => stateOf(entry, side) === state).length;
  return { held: count("met"), broken: count("broken"), open: count("open") };
}

import { createContext, use } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";
import type { Side } from "../../../services/replay.ts";

/**
 * An expectation of the open replay file, with its outcome for each side: the original and the edited replay
 * file. An outcome is null before the first run over that side.
 */
export interface BookEntry {
  readonly id: number;
  readonly expectation: Expectation;
  readonly outcomes: Readonly<Record<Side, Outcome | null>>;
}

/** Expectations of the open replay file, shown in the panel and included in saved tests. */
export interface Book {
  readonly entries: readonly BookEntry[];
  /** Progress of the run over each side, in events; null if none is running. */
  readonly running: Readonly<Record<Side, number | null>>;
  /** Side whose outcomes are shown. */
  readonly side: Side;
  /** End of the last run over the shown side, ms; null before the first run. */
  readonly ranAt: number | null;
  /** True if there are changes that are not saved to a file. */
  readonly unsaved: boolean;
  /** Fault of the last chosen file; null if there is none. */
  readonly fault: string | null;
  /** Shows the fault of a chosen file. */
  readonly refuse: (fault: string) => void;
  readonly add: (expectation: Expectation) => void;
  readonly change: (id: number, expectation: Expectation) => void;
  readonly remove: (id: number) => void;
  /** Replaces all expectations by those of a file. */
  readonly take: (expectations: readonly Expectation[]) => void;
  /** Runs all expectations over a side, and shows its outcomes. */
  readonly run: (side: Side) => void;
  readonly stop: () => void;
  /** Marks the expectations as saved to a file. */
  readonly kept: () => void;
}

export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = use(BookContext);
  if (!book) throw new Error("useBook must be used inside an ExpectationKeeper");
  return book;
}

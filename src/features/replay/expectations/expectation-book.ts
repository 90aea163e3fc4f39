import { createContext, use } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";
import type { Side } from "../../../services/replay.ts";

/**
 * An expectation of the open recording, and how it turned out over each side; null until it was run over
 * that.
 */
export interface BookEntry {
  readonly id: number;
  readonly expectation: Expectation;
  readonly outcomes: Readonly<Record<Side, Outcome | null>>;
}

/** Expectations of the open recording, shown in the panel and included in saved tests. */
export interface Book {
  readonly entries: readonly BookEntry[];
  /** Progress of the run over each side, in events; null if none is running. */
  readonly running: Readonly<Record<Side, number | null>>;
  /** Which side is shown, and when (ms) the last run over it ended; null before. */
  readonly side: Side;
  readonly ranAt: number | null;
  /** True if it holds what no file does. */
  readonly unsaved: boolean;
  /** Fault of the last chosen file; null if there is none. */
  readonly fault: string | null;
  readonly refuse: (fault: string) => void;
  readonly add: (expectation: Expectation) => void;
  readonly change: (id: number, expectation: Expectation) => void;
  readonly remove: (id: number) => void;
  /** Takes the place of all that was expected. */
  readonly take: (expectations: readonly Expectation[]) => void;
  /** Runs all over a side, and shows that. */
  readonly run: (side: Side) => void;
  readonly stop: () => void;
  /** It is in a file now. */
  readonly kept: () => void;
}

export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = use(BookContext);
  if (!book) throw new Error("useBook outside of an expectation book");
  return book;
}

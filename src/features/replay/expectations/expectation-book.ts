import { createContext, use } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";

/** An expectation of the open recording; the outcome is null until it was run over it. */
export interface BookEntry {
  readonly id: number;
  readonly expectation: Expectation;
  readonly outcome: Outcome | null;
}

/** What is expected of the open recording, which the panel shows and a test of a window takes along. */
export interface Book {
  readonly entries: readonly BookEntry[];
  /** How far a run is, events; null while none runs. */
  readonly running: number | null;
  /** Whether it holds what no file does. */
  readonly unsaved: boolean;
  readonly add: (expectation: Expectation) => void;
  readonly change: (id: number, expectation: Expectation) => void;
  readonly remove: (id: number) => void;
  /** Takes the place of all that was expected. */
  readonly take: (expectations: readonly Expectation[]) => void;
  readonly run: () => void;
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

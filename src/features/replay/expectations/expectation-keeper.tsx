import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";
import { useReplay } from "../../../services/replay.ts";
import { useUnsaved } from "../../../services/unsaved.ts";
import { type Book, BookContext, type BookEntry } from "./expectation-book.ts";
import { expectationsSaid } from "./expectation-file.ts";

/** So long (ms) the worker looks before it tells how far it is. */
const TURN = 40;

/** Keeps what is expected of the open recording for all that shows it. What the recording says itself is there at once, and run. */
export function ExpectationKeeper({ children }: { readonly children: ReactNode }) {
  const { desk } = useReplay();
  const [entries, setEntries] = useState<readonly BookEntry[]>([]);
  const [running, setRunning] = useState<number | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const ids = useRef(0);
  const run = useRef(0);
  useUnsaved(unsaved);

  const entered = useCallback((expectation: Expectation): BookEntry => ({ id: ++ids.current, expectation, outcome: null }), []);
  const stop = useCallback(() => {
    run.current++;
    setRunning(null);
  }, []);
  const runOver = useCallback(
    async (asked: readonly BookEntry[]) => {
      const mine = ++run.current;
      setRunning(0);
      const number = await desk.judge(asked.map(({ expectation }) => expectation));
      for (;;) {
        const judged = await desk.judgeOn(number, TURN);
        if (run.current !== mine) return;
        if (judged === null) return setRunning(null);
        if ("outcomes" in judged) {
          setRunning(null);
          return setEntries((now) => now.map((entry) => outcomeOf(entry, asked, judged.outcomes)));
        }
        setRunning(judged.position);
      }
    },
    [desk],
  );

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const own = expectationsSaid(await desk.expected()).map(entered);
      if (gone || own.length === 0) return;
      setEntries((now) => (now.length === 0 ? own : now));
      await runOver(own);
    };
    void begin();
    return () => {
      gone = true;
      stop();
    };
  }, [desk, entered, runOver, stop]);

  const book = useMemo((): Book => {
    const become = (next: readonly BookEntry[]) => {
      stop();
      setEntries(next);
      setUnsaved(next.length > 0);
    };
    return {
      entries,
      running,
      unsaved,
      add: (expectation) => become([...entries, entered(expectation)]),
      change: (id, expectation) => become(entries.map((entry) => (entry.id === id ? { id, expectation, outcome: null } : entry))),
      remove: (id) => become(entries.filter((entry) => entry.id !== id)),
      take: (expectations) => {
        const next = expectations.map(entered);
        setEntries(next);
        setUnsaved(false);
        void runOver(next);
      },
      run: () => void runOver(entries),
      stop,
      kept: () => setUnsaved(false),
    };
  }, [entries, running, unsaved, entered, stop, runOver]);
  return <BookContext value={book}>{children}</BookContext>;
}

/** What a run says of an entry; one that was changed since has none. */
function outcomeOf(entry: BookEntry, asked: readonly BookEntry[], outcomes: readonly Outcome[]): BookEntry {
  const place = asked.findIndex(({ id, expectation }) => id === entry.id && expectation === entry.expectation);
  return { ...entry, outcome: outcomes[place] ?? entry.outcome };
}

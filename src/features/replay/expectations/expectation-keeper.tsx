import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";
import { type Side, useReplay } from "../../../services/replay.ts";
import { useUnsaved } from "../../../services/unsaved.ts";
import { useFork } from "../what-if/fork.ts";
import { type Book, BookContext, type BookEntry } from "./expectation-book.ts";
import { ownExpectations } from "./expectation-file.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

type Entry = Pick<BookEntry, "id" | "expectation">;

/**
 * Result of a run. The key of an outcome is the expectation object. A changed expectation is a new object, so
 * it has no outcome.
 */
interface Ran {
  readonly at: number;
  /** Number of the fork, which is the replay file with the user's edits; 0 for the original replay file. */
  readonly version: number;
  readonly outcomes: ReadonlyMap<Expectation, Outcome>;
}

const NEVER: Readonly<Record<Side, Ran | null>> = { recorded: null, edited: null };

/**
 * Provides the expectations of the open replay file. The expectations that the file contains are run
 * immediately. Each edit of the replay file creates a new fork, over which all expectations are run again.
 */
export function ExpectationKeeper({ children }: { readonly children: ReactNode }) {
  const { desk } = useReplay();
  const { version } = useFork();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [ran, setRan] = useState(NEVER);
  const [chosen, setChosen] = useState<Side>("recorded");
  const [unsaved, setUnsaved] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const ids = useRef(0);
  const isTouched = useRef(false);
  const recorded = useRun("recorded");
  const edited = useRun("edited");
  useUnsaved(unsaved);
  const side = version === 0 ? "recorded" : chosen;

  const entered = useCallback((expectation: Expectation): Entry => ({ id: ++ids.current, expectation }), []);
  const [overRecorded, overEdited, stopRecorded, stopEdited] = [
    recorded.over,
    edited.over,
    recorded.stop,
    edited.stop,
  ];
  const runOver = useCallback(
    async (asked: readonly Entry[], where: Side, made = 0) => {
      const expectations = asked.map(({ expectation }) => expectation);
      const outcomes = await (where === "recorded" ? overRecorded : overEdited)(expectations);
      if (outcomes)
        setRan((now) => ({
          ...now,
          [where]: {
            at: Date.now(),
            version: made,
            outcomes: new Map(outcomes.map((outcome, place) => [expectations[place], outcome])),
          },
        }));
    },
    [overRecorded, overEdited],
  );

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const own = ownExpectations(await desk.expected()).map(entered);
      // If the user has changed the list in the meantime, the changed list is kept.
      if (gone || isTouched.current || own.length === 0) return;
      setEntries(own);
      await runOver(own, "recorded");
    };
    void begin();
    return () => void (gone = true);
  }, [desk, entered, runOver]);

  const known = useRef<Ran | null>(null);
  useEffect(() => {
    known.current = ran.recorded;
  }, [ran.recorded]);
  useEffect(() => {
    if (version === 0 || entries.length === 0) return undefined;
    let gone = false;
    const look = async () => {
      // The effect of the edits is the difference from the outcomes of the original replay file, so these are
      // needed first.
      if (!entries.every(({ expectation }) => known.current?.outcomes.has(expectation)))
        await runOver(entries, "recorded");
      if (!gone) await runOver(entries, "edited", version);
    };
    void look();
    return () => {
      gone = true;
      stopEdited();
    };
  }, [version, entries, runOver, stopEdited]);

  const running = useMemo(
    () => ({ recorded: recorded.running, edited: edited.running }),
    [recorded.running, edited.running],
  );
  const book = useMemo((): Book => {
    const replaceEntries = (next: readonly Entry[]) => {
      stopRecorded();
      isTouched.current = true;
      setEntries(next);
      setUnsaved(next.length > 0);
    };
    // Results of an earlier fork are ignored.
    const edits = ran.edited?.version === version ? ran.edited : null;
    const outcomeOf = ({ expectation }: Entry) => ({
      recorded: ran.recorded?.outcomes.get(expectation) ?? null,
      edited: edits?.outcomes.get(expectation) ?? null,
    });
    const lastRan = side === "recorded" ? ran.recorded : edits;
    return {
      entries: entries.map((entry) => ({ ...entry, outcomes: outcomeOf(entry) })),
      running,
      side,
      ranAt: lastRan?.at ?? null,
      unsaved,
      fault,
      refuse: setFault,
      add: (expectation) => replaceEntries([...entries, entered(expectation)]),
      change: (id, expectation) =>
        replaceEntries(entries.map((entry) => (entry.id === id ? { id, expectation } : entry))),
      remove: (id) => replaceEntries(entries.filter((entry) => entry.id !== id)),
      take: (expectations) => {
        const next = expectations.map(entered);
        isTouched.current = true;
        setFault(null);
        setEntries(next);
        setUnsaved(false);
        void runOver(next, "recorded");
      },
      run: (where) => {
        setChosen(where);
        void runOver(entries, where, where === "edited" ? version : 0);
      },
      stop: side === "recorded" ? stopRecorded : stopEdited,
      kept: () => setUnsaved(false),
    };
  }, [entries, ran, running, side, version, unsaved, fault, entered, stopRecorded, stopEdited, runOver]);
  return <BookContext value={book}>{children}</BookContext>;
}

/** Time (ms) that the worker runs between progress reports. */
const TURN = 40;

interface Runs {
  /** Progress of a run, in events; null if none is running. */
  readonly running: number | null;
  /** Runs expectations over the side. Returns null if the run was stopped or replaced by another one. */
  readonly over: (expectations: readonly Expectation[]) => Promise<readonly Outcome[] | null>;
  readonly stop: () => void;
}

/** Runs expectations over the original or the edited replay file, one run at a time. */
function useRun(side: Side): Runs {
  const { desk } = useReplay();
  const answerWithin = useAnswerWithin();
  const [running, setRunning] = useState<number | null>(null);
  const run = useRef(0);
  const stop = useCallback(() => {
    run.current++;
    setRunning(null);
  }, []);
  const over = useCallback(
    async (expectations: readonly Expectation[]): Promise<readonly Outcome[] | null> => {
      const thisRun = ++run.current;
      const number = await desk.judge(expectations, side, answerWithin);
      if (run.current === thisRun) setRunning(0);
      for (;;) {
        const judged = run.current === thisRun ? await desk.judgeOn(number, TURN) : null;
        if (run.current !== thisRun) return null;
        if (judged !== null && "position" in judged) setRunning(judged.position);
        else {
          setRunning(null);
          return judged && judged.outcomes;
        }
      }
    },
    [desk, side, answerWithin],
  );
  useEffect(() => stop, [stop]);
  return { running, over, stop };
}

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

/** Outcome of a run; a changed expectation counts as a new one without an outcome. */
interface Ran {
  readonly at: number;
  /** Version of the fork it was run over; 0 for the recording. */
  readonly version: number;
  readonly outcomes: ReadonlyMap<Expectation, Outcome>;
}

const NEVER: Readonly<Record<Side, Ran | null>> = { recorded: null, edited: null };

/**
 * Holds the expectations of the open recording for all components. The recording's own ones are run
 * immediately; all of them are also run over the edited recording.
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
      // Changes by the user take precedence.
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
      // An edit can be judged only in comparison with the recording.
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
    const become = (next: readonly Entry[]) => {
      stopRecorded();
      isTouched.current = true;
      setEntries(next);
      setUnsaved(next.length > 0);
    };
    // Results of another fork are ignored.
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
      add: (expectation) => become([...entries, entered(expectation)]),
      change: (id, expectation) =>
        become(entries.map((entry) => (entry.id === id ? { id, expectation } : entry))),
      remove: (id) => become(entries.filter((entry) => entry.id !== id)),
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
  /**
   * Holds one side of the open recording to these; answers null where the run was stopped, or another one was
   * begun.
   */
  readonly over: (expectations: readonly Expectation[]) => Promise<readonly Outcome[] | null>;
  readonly stop: () => void;
}

/** Runs expectations over the original or the edited recording, one run at a time. */
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
      const mine = ++run.current;
      const number = await desk.judge(expectations, side, answerWithin);
      if (run.current === mine) setRunning(0);
      for (;;) {
        const judged = run.current === mine ? await desk.judgeOn(number, TURN) : null;
        if (run.current !== mine) return null;
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

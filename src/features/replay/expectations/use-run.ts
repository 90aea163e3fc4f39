import { useCallback, useEffect, useRef, useState } from "react";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import type { Outcome } from "../../../../streams/replay/judged-log.ts";
import { type Side, useReplay } from "../../../services/replay.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/** So long (ms) the worker looks before it tells how far it is. */
const TURN = 40;

interface Runs {
  /** How far a run is, events; null while none runs. */
  readonly running: number | null;
  /**
   * Holds one side of the open recording to these; answers null where the run was stopped, or another one was
   * begun.
   */
  readonly over: (expectations: readonly Expectation[]) => Promise<readonly Outcome[] | null>;
  readonly stop: () => void;
}

/** Runs of expectations over the recording, or over what somebody made of it; one at a time. */
export function useRun(side: Side): Runs {
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

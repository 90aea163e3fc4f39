import { useEffect, useState } from "react";
import type { Effect } from "../../../../streams/replay/what-if/effect.ts";
import { useReplay } from "../../../services/replay.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/** ms of each side of the moment that is drawn. */
export const AROUND = 1_800_000;
const POINTS = 120;

/** The effect at a moment (ms). */
export interface EffectAt extends Effect {
  readonly now: number;
}

/** The effect of the fork at the moment that is shown; asked again when the one before was answered. */
export function useEffectAt(version: number): EffectAt | null {
  const { desk, shown } = useReplay();
  const answerWithin = useAnswerWithin();
  const [effect, setEffect] = useState<EffectAt | null>(null);
  useEffect(() => {
    if (version === 0) return;
    const left = new AbortController();
    let isAsking = false;
    let asked = NaN;
    const look = async () => {
      if (isAsking) return;
      isAsking = true;
      for (let { now } = shown.get(); now !== asked && !left.signal.aborted; { now } = shown.get()) {
        asked = now;
        const answer = await desk.effect(now, now - AROUND, now + AROUND, POINTS, answerWithin);
        if (!left.signal.aborted) setEffect({ ...answer, now });
      }
      isAsking = false;
    };
    const hear = () => void look();
    hear();
    const end = shown.subscribe(hear);
    return () => {
      left.abort();
      end();
    };
  }, [desk, shown, version, answerWithin]);
  return version === 0 ? null : effect;
}

import { useEffect, useRef, useState } from "react";

/** The latest result; null until the first one arrives. It stays until the next result arrives. */
interface LatestResult<Answer> {
  readonly answer: Answer | null;
  /** True until the result for the current key arrives. */
  readonly isOld: boolean;
}

/**
 * Sends a request whenever its key changes; sends none if the key is null. Only one request is pending at a
 * time. When the pending request ends, only the request with the latest key follows, so that results keep up
 * with a fast replay.
 */
export function useLatestRequest<Answer>(
  key: string | null,
  ask: () => Promise<Answer>,
): LatestResult<Answer> {
  const [got, setGot] = useState<{ readonly key: string; readonly answer: Answer } | null>(null);
  const latest = useRef({ key, ask });
  const running = useRef(false);
  const answeredKey = useRef<string | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useEffect(() => {
    latest.current = { key, ask };
  });
  useEffect(() => {
    const run = async (): Promise<void> => {
      const asked = latest.current;
      if (asked.key === null) return;
      try {
        const answer = await asked.ask();
        answeredKey.current = asked.key;
        if (isMounted.current) setGot({ key: asked.key, answer });
      } catch {
        // A newer request replaced this one, or the replay file was closed.
      }
      if (isMounted.current && latest.current.key !== asked.key) return run();
    };
    if (key === null || running.current || answeredKey.current === key) return;
    running.current = true;
    void run().finally(() => (running.current = false));
  }, [key]);
  return { answer: got?.answer ?? null, isOld: got?.key !== key };
}

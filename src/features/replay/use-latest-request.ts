import { useEffect, useRef, useState } from "react";

/** The last request and its result; the previous result stays until the next one arrives. */
interface Asked<Answer> {
  readonly answer: Answer | null;
  /** True if the result belongs to a previous request. */
  readonly isOld: boolean;
}

/**
 * Sends a request whenever its key changes. One request is pending at a time, followed by the latest one, so
 * that results keep up with a fast replay. Without a key nothing is requested.
 */
export function useLatestRequest<Answer>(key: string | null, ask: () => Promise<Answer>): Asked<Answer> {
  const [got, setGot] = useState<{ readonly key: string; readonly answer: Answer } | null>(null);
  const latest = useRef({ key, ask });
  const running = useRef(false);
  const answered = useRef<string | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
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
        answered.current = asked.key;
        if (isThere.current) setGot({ key: asked.key, answer });
      } catch {
        // Another question took its place, or the recording is no longer open.
      }
      if (isThere.current && latest.current.key !== asked.key) return run();
    };
    if (key === null || running.current || answered.current === key) return;
    running.current = true;
    void run().finally(() => (running.current = false));
  }, [key]);
  return { answer: got?.answer ?? null, isOld: got?.key !== key };
}

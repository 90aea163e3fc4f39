import { useEffect, useRef, useState } from "react";

/** What was asked last, and what came of it; the answer before stays until the next one is there. */
interface Asked<Answer> {
  readonly answer: Answer | null;
  /** True if the answer is that to another question than the one that is asked now. */
  readonly isOld: boolean;
}

/**
 * Asks whenever the question, told apart by its key, is another one. One question is under way at a time, and
 * of those that come meanwhile the last is asked: however fast a replay goes, the answers keep up. Without a
 * key nothing is asked.
 */
export function useAsked<Answer>(key: string | null, ask: () => Promise<Answer>): Asked<Answer> {
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

import { useEffect, useRef, useState } from "react";

/** What the desk answers to a question, asked again with another key; null before the first answer. Until the next one comes it is the one before. */
export function useAnswer<Answer>(key: string | null, ask: () => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (key === null) return undefined;
    let isWanted = true;
    // A desk that was let go of answers no more.
    void latest.current().then((given) => void (isWanted && setAnswer(given)));
    return () => void (isWanted = false);
  }, [key]);
  return answer;
}

import { useEffect, useState } from "react";
import { useApiQuery } from "../../services/use-api-query.ts";

/** Polling interval (ms) while an attempt is expected. */
const POLL_INTERVAL = 1_000;
/** Number of polls after which an expected attempt is late. */
const LATE_AFTER_POLLS = 20;
/** Upper bound of attempts: ten automatic ones, and manual resends. */
const MAX_ATTEMPTS = 100;

/**
 * Returns the attempts of a delivery, latest first. Polls while there are fewer than `expected`; `late` is
 * true if the expected attempt has not arrived after 20 polls.
 */
export function useTries(traceId: string | null, expected: number) {
  const { data, failure, again } = useApiQuery(
    "/webhooks-logs",
    { query: { traceId: traceId ?? "", $limit: MAX_ATTEMPTS, $sort: { createdAt: -1 } } },
    { enabled: traceId !== null, keep: true },
  );
  const tries = traceId === null ? [] : (data?.data ?? []).filter((one) => one.traceId === traceId);
  const total = tries.length;
  const [polled, setPolled] = useState({ traceId, expected, times: 0 });
  const times = polled.traceId === traceId && polled.expected === expected ? polled.times : 0;
  const isWaiting = traceId !== null && total < expected;
  const late = isWaiting && times >= LATE_AFTER_POLLS;
  useEffect(() => {
    if (!isWaiting || late) return;
    const timer = setTimeout(() => {
      setPolled({ traceId, expected, times: times + 1 });
      again();
    }, POLL_INTERVAL);
    return () => clearTimeout(timer);
  });
  return { tries, failure, again, late, isWaiting };
}

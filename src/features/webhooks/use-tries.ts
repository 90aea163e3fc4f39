import { useEffect, useState } from "react";
import { useApiQuery } from "../../services/use-api-query.ts";

/**
 * Interval (ms) between requests while an attempt is expected, and the number of requests after which it is
 * late.
 */
const EVERY = 1_000;
const PATIENCE = 20;
/** Upper bound of attempts: ten automatic ones, and manual resends. */
const MOST = 100;

/**
 * Returns the attempts of a delivery, latest first. While there are fewer than `expected`, they are requested
 * repeatedly; `late` after a while.
 */
export function useTries(traceId: string | null, expected: number) {
  const { data, failure, again } = useApiQuery(
    "/webhooks-logs",
    { query: { traceId: traceId ?? "", $limit: MOST, $sort: { createdAt: -1 } } },
    { enabled: traceId !== null, keep: true },
  );
  const tries = traceId === null ? [] : (data?.data ?? []).filter((one) => one.traceId === traceId);
  const total = tries.length;
  const [waited, setWaited] = useState({ traceId, expected, times: 0 });
  const times = waited.traceId === traceId && waited.expected === expected ? waited.times : 0;
  const awaits = traceId !== null && total < expected;
  const late = awaits && times >= PATIENCE;
  useEffect(() => {
    if (!awaits || late) return;
    const timer = setTimeout(() => {
      setWaited({ traceId, expected, times: times + 1 });
      again();
    }, EVERY);
    return () => clearTimeout(timer);
  });
  return { tries, failure, again, late, awaits };
}

import { useEffect, useState } from "react";
import { useApiQuery } from "../../services/use-api-query.ts";

/**
 * How often (ms) the logs are asked while a try is awaited, and after how many times that it is said to be
 * late.
 */
const EVERY = 1_000;
const PATIENCE = 20;
/** As many as there can be: ten by themselves, and those that somebody asked for. */
const MOST = 100;

/**
 * The tries to deliver something, the latest first. While fewer are there than `expected` they are asked for
 * again and again; `late` once nobody would wait any longer.
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

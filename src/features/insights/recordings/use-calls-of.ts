import { useMemo } from "react";
import type { Call, Recording } from "../../../../openapi/generated/console.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";

/** Calls of recordings by id, for users who can read calls. */
export interface CallsOf {
  /** The ids come from the telephony system, so the platform may not have a call. */
  readonly calls: ReadonlyMap<string, Call>;
  /** True until the calls of these recordings are read. */
  readonly arePending: boolean;
}

/** Returns the calls of recordings. */
export function useCallsOf(recordings: readonly Recording[]): CallsOf {
  const mayRead = useAbility("calls.read");
  const ids = recordings.flatMap(({ call }) => (call === undefined ? [] : [call]));
  const enabled = mayRead && ids.length > 0;
  const { data, old, failure } = useApiQuery(
    "/calls",
    {
      query: {
        _id: { $in: ids },
        $select: ["customer", "person", "waited", "sentiment"],
        $limit: Math.max(1, ids.length),
        $count: "none",
      },
    },
    { enabled, keep: true },
  );
  const calls = useMemo(() => new Map(data?.data.map((call) => [call._id, call])), [data]);
  return { calls, arePending: enabled && !failure && (!data || old) };
}

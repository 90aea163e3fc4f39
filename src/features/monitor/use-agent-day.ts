import { use, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { FloorAgent } from "../../../openapi/generated/live-monitor.ts";
import {
  agentStates,
  type CallSpan,
  callSpans,
  type StateSpan,
  type StatusChange,
  statusChanges,
} from "../../../streams/metrics/agent-states.ts";
import { idOf } from "../../../streams/events/event.ts";
import { shownStatus } from "../../../streams/projections/agent-status.ts";
import type { LocalDay } from "../../../streams/projections/local-day.ts";
import { throttledStore } from "../../services/throttled-store.ts";
import { useAbility } from "../../services/use-session.ts";
import { ReplayContext } from "../../services/replay.ts";
import { type ReadFailure, useApiQuery } from "../../services/use-api-query.ts";
import { useMonitor, useShownNow } from "./monitor-context.ts";

export interface AgentDay {
  readonly spans: readonly StateSpan[];
  /**
   * The local day of the spans. The spans end at `now`. If the user may not read calls, they include only the
   * agent's current call.
   */
  readonly day: LocalDay;
  readonly now: number;
}

interface AgentDayRead {
  /** Null until it is loaded. */
  readonly agentDay: AgentDay | null;
  readonly failure: ReadFailure | null;
  readonly again: () => void;
}

/**
 * Maximum number of an agent's latest status events to read. The last event before the day gives the state at
 * the start of the day.
 */
const MOST_EVENTS = 300;
const MOST_CALLS = 200;
/** Maximum number of transfers and ends of calls to read in a replay. */
const MOST_ENDS = 1_000;
/** Minimum interval (ms) between updates. */
const UPDATE_INTERVAL = 1_000;

/**
 * Returns an agent's states on the shown day, up to the shown time. Reads the agent's events and calls when
 * mounted, and again when the agent changes on the floor.
 */
export function useAgentDay(agent: FloorAgent): AgentDayRead {
  const { source } = useMonitor();
  const now = useShownNow();
  const today = source.today();
  const { changes, failure, again } = useChanges(agent);
  const calls = useCalls(agent, today);
  const { again: readCalls } = calls;
  const changed = useThrottledAgent(agent.id);
  const read = useRef(changed);
  useEffect(() => {
    if (read.current === changed) return;
    read.current = changed;
    again();
    readCalls();
  });
  const agentDay =
    changes === null || now === null || today === null
      ? null
      : {
          spans: agentStates(
            changes,
            [...calls.spans, ...running(agent, now)],
            today.start,
            Math.min(now, today.end),
          ),
          day: today,
          now,
        };
  return { agentDay, failure, again };
}

/** Returns the agent on the floor, updated at most once per UPDATE_INTERVAL. */
function useThrottledAgent(id: string): FloorAgent | undefined {
  const { source } = useMonitor();
  const store = useMemo(
    () =>
      throttledStore(
        { get: () => source.get()?.state.agents.get(id), subscribe: source.subscribe },
        UPDATE_INTERVAL,
      ),
    [source, id],
  );
  return useSyncExternalStore(store.subscribe, store.get);
}

function useChanges(agent: FloorAgent) {
  const { source } = useMonitor();
  const epoch = source.get()?.epoch;
  const { data, failure, again } = useApiQuery(
    "/events",
    {
      query: {
        ...(epoch === undefined ? {} : { epoch }),
        subject: `user/${agent.id}`,
        type: { $in: ["user-connected", "user-disconnected", "user-status-changed"] },
        $sort: { offset: -1 as const },
        $limit: MOST_EVENTS,
      },
    },
    { enabled: epoch !== undefined, keep: true, passing: true },
  );
  const logged = useMemo(() => data && statusChanges(data.data.toReversed(), agent.id), [data, agent.id]);
  const changes = logged === undefined ? null : logged.length > 0 ? logged : fromFloor(agent);
  return { changes, failure, again };
}

/**
 * Derives the only change that is known without logged events: the start of the agent's current state on the
 * floor.
 */
const fromFloor = (agent: FloorAgent): readonly StatusChange[] =>
  agent.since === null ? [] : [{ at: agent.since, status: shownStatus({ ...agent, calls: [] }) }];

/**
 * Returns a span without an end for the current call of an agent on the floor. The floor takes precedence,
 * because the stored record of the call may be missing or may have an end that the floor does not show yet.
 */
const running = (agent: FloorAgent, now: number): readonly CallSpan[] =>
  agent.calls.length === 0 || agent.since === null
    ? []
    : [{ id: "", from: Math.min(agent.since, now), until: null }];

/**
 * Returns an agent's calls of a day: from the list of calls or, in a replay, from the events that name the
 * agent.
 */
function useCalls(
  agent: FloorAgent,
  today: LocalDay | null,
): { readonly spans: readonly CallSpan[]; readonly again: () => void } {
  const { source } = useMonitor();
  const epoch = source.get()?.epoch ?? "";
  const isReplay = use(ReplayContext) !== null;
  const isListed = useAbility("calls.read") && !isReplay && today !== null;
  const from = new Date(today?.start ?? 0).toISOString();
  const newest = { epoch, $sort: { offset: -1 as const } };
  const listed = useApiQuery(
    "/calls",
    {
      query: {
        agent: agent.id,
        startedAt: { $gte: from },
        $sort: { startedAt: -1 as const },
        $limit: MOST_CALLS,
        $select: ["startedAt", "endedAt", "transfers"],
      },
    },
    { enabled: isListed, keep: true, passing: true },
  );
  const named = useApiQuery(
    "/events",
    { query: { ...newest, subject: `user/${agent.id}`, type: "call-created", from, $limit: MOST_CALLS } },
    { enabled: isReplay, keep: true, passing: true },
  );
  const calls = useMemo(
    (): readonly CallSpan[] => [
      ...(listed.data?.data ?? []).flatMap(({ _id, startedAt, endedAt }) =>
        startedAt
          ? [{ id: _id, from: Date.parse(startedAt), until: endedAt ? Date.parse(endedAt) : null }]
          : [],
      ),
      ...(named.data?.data ?? []).map(({ subject, time }) => ({
        id: idOf(subject),
        from: Date.parse(time),
        until: null,
      })),
    ],
    [listed.data, named.data],
  );
  // A listed call contains its end time, but not the time at which a transfer took it from this agent.
  const moved = (listed.data?.data ?? []).filter(({ transfers = 0 }) => transfers > 0);
  const subjects = isReplay ? calls.map((call) => `call/${call.id}`) : moved.map(({ _id }) => `call/${_id}`);
  const limit = isReplay ? MOST_ENDS : moved.reduce((sum, { transfers = 0 }) => sum + transfers, 0);
  const ends = useApiQuery(
    "/events",
    {
      query: {
        ...newest,
        subject: { $in: subjects },
        type: { $in: isReplay ? ["call-transferred", "call-ended"] : ["call-transferred"] },
        $limit: Math.max(1, limit),
      },
    },
    { enabled: subjects.length > 0, keep: true, passing: true },
  );
  return {
    spans: callSpans(calls, ends.data?.data.toReversed() ?? [], agent),
    again: () => {
      if (isListed) listed.again();
      if (isReplay) named.again();
      if (subjects.length > 0) ends.again();
    },
  };
}

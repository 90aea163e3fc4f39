import type { FloorAgent } from "../../openapi/generated/live-monitor.ts";
import type { Key, KnownFact } from "../events/event.ts";
import { accrue } from "./agent-day.ts";
import { isFree, isFreeStatus, isInCall } from "./agent-status.ts";
import type { FloorDraft } from "./floor-draft.ts";

const isCounted = (agent: FloorAgent) => isInCall(agent) || isFree(agent);

type AgentFact = Extract<
  KnownFact,
  { type: "user-connected" | "user-disconnected" | "user-status-changed" | "user-described" }
>;

/**
 * Applies an event about an agent. The connection, which lasts while any session is open, and the detail
 * status are independent.
 */
export function evolveAgent(draft: FloorDraft, fact: AgentFact, key: Key, time: number): void {
  const before = draft.agent(key);
  switch (fact.type) {
    case "user-described":
      return describe(draft, before, fact.data);
    case "user-status-changed": {
      const { status, reason = null } = fact.data;
      if (before.status === status && before.reason === reason) return;
      // An object literal instead of a spread, because this is the most frequent change on a busy floor.
      return draft.putAgent(before, {
        id: before.id,
        name: before.name,
        segments: before.segments,
        imported: before.imported,
        connection: before.connection,
        status,
        reason,
        since: isInCall(before) || before.status === status ? before.since : time,
        sessions: before.sessions,
        calls: before.calls,
        lastDisconnection: before.lastDisconnection,
        // The totals change only if the agent was in a call or free, or becomes free.
        today:
          isCounted(before) || isFreeStatus(status) ? accrue(before, time, draft.dayOf(time)) : before.today,
      });
    }
    case "user-connected": {
      const sessions = [
        ...before.sessions.filter((session) => session !== fact.data.session),
        fact.data.session,
      ];
      const status = before.status === "disconnected" ? null : before.status;
      const since = before.connection === "online" || isInCall(before) ? before.since : time;
      return draft.putAgent(before, {
        ...before,
        connection: "online",
        status,
        sessions,
        since,
        today: accrue(before, time, draft.dayOf(time)),
      });
    }
    case "user-disconnected": {
      const { session, reason } = fact.data;
      if (before.sessions.length > 0 && !before.sessions.includes(session))
        return draft.anomaly(fact, "session-unknown");
      const sessions = before.sessions.filter((other) => other !== session);
      if (sessions.length > 0) return draft.putAgent(before, { ...before, sessions });
      const since = before.connection === "offline" || isInCall(before) ? before.since : time;
      const today = accrue(before, time, draft.dayOf(time));
      return draft.putAgent(before, {
        ...before,
        connection: "offline",
        sessions,
        lastDisconnection: { time, reason },
        since,
        today,
      });
    }
  }
}

function describe(
  draft: FloorDraft,
  before: FloorAgent,
  data: Extract<AgentFact, { type: "user-described" }>["data"],
): void {
  // An agent removed during a call stays on the floor as disconnected, because the call refers to the agent.
  if (data.removed && !isInCall(before)) return draft.removeAgent(before);
  if (data.removed)
    return draft.putAgent(before, {
      ...before,
      connection: "offline",
      status: null,
      sessions: [],
      segments: [],
    });
  draft.putAgent(before, {
    ...before,
    name: data.name,
    segments: data.segments ?? before.segments,
    imported: data.imported ?? before.imported,
  });
}

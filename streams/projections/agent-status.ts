import type { DetailStatus, FloorAgent } from "../../openapi/generated/live-monitor.ts";

/** Shown status of an agent: a detail status, or `online` for a connected agent without a reported status. */
export type ShownStatus = Exclude<DetailStatus, "releasing" | "occupying"> | "online";

/** Connection status of an agent, derived from the connection and the detail status. */
export type ConnectionStatus = "online" | "occupied" | "offline" | "busy" | "available";

export const isInCall = (agent: FloorAgent): boolean => agent.calls.length > 0;

/**
 * Returns true if the agent is connected. If a source reports statuses but no connections, the status
 * decides.
 */
export const isConnected = (agent: FloorAgent): boolean =>
  agent.connection === "online" ||
  (agent.connection === null && agent.status !== null && agent.status !== "disconnected");

/** `releasing` counts as available. */
export const isFreeStatus = (status: DetailStatus | null): boolean =>
  status === "available" || status === "releasing";

/** Returns true if the next customer could be offered to this agent. */
export const isFree = (agent: FloorAgent): boolean =>
  isFreeStatus(agent.status) && isConnected(agent) && !isInCall(agent);

/** Maps a detail status to its shown status: releasing to available, occupying to ACD. */
export const shownAs = (status: DetailStatus): Exclude<ShownStatus, "online"> =>
  status === "releasing" ? "available" : status === "occupying" ? "acd" : status;

/**
 * Returns the shown status: a call takes precedence over everything, a lost connection over other statuses.
 * `null` if nothing was reported.
 */
export function shownStatus(agent: FloorAgent): ShownStatus | null {
  if (isInCall(agent)) return "in-call";
  if (agent.connection === "offline") return "disconnected";
  if (agent.status === null) return agent.connection === "online" ? "online" : null;
  return shownAs(agent.status);
}

/**
 * Returns the connection status derived from connection and detail status; `null` if neither was reported.
 */
export function connectionStatus(agent: FloorAgent): ConnectionStatus | null {
  const shown = shownStatus(agent);
  switch (shown) {
    case null:
      return null;
    case "disconnected":
      return "offline";
    case "in-call":
    case "acd":
      return "occupied";
    case "available":
      return "available";
    case "online":
      return "online";
    default:
      return "busy";
  }
}

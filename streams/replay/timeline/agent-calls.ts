import type { RecordedLog } from "../recorded-log.ts";

/** A period in which an agent was in a call, ms. */
export interface AgentCall {
  readonly from: number;
  /** `Infinity` if the replay file ends during the call. */
  readonly until: number;
}

/** Calls of each agent by user id, in the order of their start. */
export type AgentCalls = ReadonlyMap<string, readonly AgentCall[]>;

/** Returns the agent to which an event assigns a call; undefined if the event assigns none. */
const takenBy = ({ type, data }: RecordedLog["facts"][number]): unknown =>
  type === "call-created" ? data["user"] : type === "call-transferred" ? data["toUser"] : undefined;

export function agentCallsOf({ facts, clock }: Pick<RecordedLog, "facts" | "clock">): AgentCalls {
  const calls = new Map<string, { from: number; until: number }[]>();
  const running = new Map<string, { from: number; until: number }>();
  for (const [index, fact] of facts.entries()) {
    const now = clock[index] ?? 0;
    const user = takenBy(fact);
    const before = running.get(fact.subject);
    if (before && (fact.type === "call-ended" || typeof user === "string")) {
      before.until = now;
      running.delete(fact.subject);
    }
    if (typeof user !== "string") continue;
    const call = { from: now, until: Infinity };
    running.set(fact.subject, call);
    const own = calls.get(user);
    if (own) own.push(call);
    else calls.set(user, [call]);
  }
  return calls;
}

import type { User } from "../../openapi/generated/console.ts";
import type { PlatformEvent } from "../log/floor-log.ts";
import type { LockedAccount } from "./account-turn.ts";

const AGENTS = 5;

const isOnFloor = (user: User | null): user is User =>
  user !== null && user.level === AGENTS && !user.disabled && !user.imported;

/**
 * Returns the floor event for an added (`before` is null), changed or removed (`after` is null) user. The
 * floor shows only enabled agents that were not imported: an agent who was disabled is reported as removed,
 * and other users have no events.
 */
export function agentEvents(before: User | null, after: User | null): readonly PlatformEvent[] {
  const agent = isOnFloor(after) ? after : isOnFloor(before) ? before : null;
  if (!agent) return [];
  const { firstname = "", lastname = "", segments = [] } = agent;
  const data = {
    name: `${firstname} ${lastname}`.trim(),
    segments,
    ...(agent !== after && { removed: true }),
  };
  // The contract types payloads as objects without named members.
  return [
    {
      type: "user-described",
      subject: `user/${agent._id}`,
      data: data as object as Record<string, never>,
    },
  ];
}

/**
 * Announces an added, changed or removed agent on the floor. Announces nothing while the floor plays a replay
 * file, because the floor then shows only the agents of the file.
 */
export async function announceAgent(
  { floor }: LockedAccount,
  before: User | null,
  after: User | null,
): Promise<void> {
  if (floor.kind !== "recording") await floor.say(agentEvents(before, after));
}

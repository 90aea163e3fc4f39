import type { User } from "../../openapi/generated/console.ts";
import type { PlatformEvent } from "../log/floor-log.ts";
import type { LockedAccount } from "./account-turn.ts";

const AGENTS = 5;

const isOnFloor = (user: User | null): user is User =>
  user !== null && user.level === AGENTS && !user.disabled && !user.imported;

/**
 * Returns the floor events for a user who was added, changed or removed; none for users who are not agents.
 */
export function agentEvents(before: User | null, after: User | null): readonly PlatformEvent[] {
  const one = isOnFloor(after) ? after : isOnFloor(before) ? before : null;
  if (!one) return [];
  const { firstname = "", lastname = "", segments = [] } = one;
  const described = {
    name: `${firstname} ${lastname}`.trim(),
    segments,
    ...(one !== after && { removed: true }),
  };
  // The contract types a payload as an object without naming members.
  return [
    {
      type: "user-described",
      subject: `user/${one._id}`,
      data: described as object as Record<string, never>,
    },
  ];
}

/**
 * Announces an added, changed or removed agent on the floor. During a recording only the recording's own
 * names are shown.
 */
export async function announceAgent(
  { floor }: LockedAccount,
  before: User | null,
  after: User | null,
): Promise<void> {
  if (floor.kind !== "recording") await floor.say(agentEvents(before, after));
}

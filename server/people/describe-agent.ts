import type { User } from "../../openapi/generated/console.ts";
import type { AccountTurn } from "./account-turn.ts";

const AGENTS = 5;

const isOnFloor = (user: User | null): user is User => user !== null && user.level === AGENTS && !user.disabled && !user.imported;

/** Tells the floor of an agent who came, changed or went. A recording shows what it names itself. */
export async function describeAgent({ floor }: AccountTurn, before: User | null, after: User | null): Promise<void> {
  const one = isOnFloor(after) ? after : isOnFloor(before) ? before : null;
  if (!one || floor.kind === "recording") return;
  const { firstname = "", lastname = "", segments = [] } = one;
  const described = { name: `${firstname} ${lastname}`.trim(), segments, ...(one !== after && { removed: true }) };
  // The contract types a payload as an object without naming members.
  await floor.say([{ type: "user-described", subject: `user/${one._id}`, data: described as object as Record<string, never> }]);
}

import type { User } from "../../openapi/generated/console.ts";
import { userDescribed } from "../log/descriptions.ts";
import type { AccountTurn } from "./account-turn.ts";

const AGENTS = 5;

const isOnFloor = (user: User | null): user is User => user !== null && user.level === AGENTS && !user.disabled && !user.imported;

/** Tells the floor of an agent who came, changed or went. A recording shows what it names itself, and the demo has a clock of its own. */
export async function describeAgent({ floor }: AccountTurn, before: User | null, after: User | null, now: number): Promise<void> {
  const one = isOnFloor(after) ? after : isOnFloor(before) ? before : null;
  if (!one || floor.epoch.kind === "recording") return;
  const { firstname = "", lastname = "", segments = [] } = one;
  const time = floor.epoch.kind === "live" ? now : (floor.epoch.fed_time ?? floor.epoch.anchor_time);
  floor.append(userDescribed(one._id, time, { name: `${firstname} ${lastname}`.trim(), segments: segments.filter((id) => typeof id === "string"), ...(one !== after && { removed: true }) }));
  await floor.write();
}

import { useSyncExternalStore } from "react";
import type { Targets } from "../../../openapi/generated/console.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { usePlatformNow } from "../../services/ticker.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Duration } from "../../ui/duration.tsx";
import { Measure } from "../../ui/measure.tsx";
import styles from "./live-cells.module.css";
import { freeIn, serviceLevelOf, waitingSince } from "./live-segment.ts";

/** px behind the numbers for how they stand to their target. */
export const WAIT_ROOM = 104;
export const LEVEL_ROOM = 84;

const NOBODY = () => () => undefined;

/** One value of the floor; the cell is drawn anew when that changes, however much else does. */
function useFloorValue<Value extends number | null>(select: (floor: Floor, live: LiveServices) => Value): Value | null {
  const live = useLive();
  return useSyncExternalStore(live?.floor.subscribe ?? NOBODY, () => {
    const floor = live?.floor.get()?.state;
    return live && floor ? select(floor, live) : null;
  });
}

const useWaiting = (id: string): number | null => useFloorValue((floor) => floor.segments.get(id)?.waiting ?? 0);

/** How long the longest waits now (ms), moving on every second; null where nobody waits. */
function useLongestWait(id: string): number | null {
  const since = useFloorValue((floor) => waitingSince(floor, id));
  const now = usePlatformNow();
  return since === null || now === null ? null : Math.max(0, now - since);
}

/** Amber over the target, red from half as much again on; the word is there in both. */
const toneOf = (wait: number, target: number) => (wait > target * 1.5 ? "bad" : "warn");

/** How many wait; with the word where no head says it. */
export function WaitingCell({ id, words }: { id: string; words?: boolean }) {
  const { say } = useTexts();
  const formats = useFormats();
  const count = useWaiting(id);
  return <Measure weight={count ? "strong" : "faint"}>{count === null ? say.unknown() : words && count > 0 ? say.segments.waiting({ count }) : formats.number(count)}</Measure>;
}

/** How long the one waits who waits longest; `quiet` says nothing where nobody waits. */
export function LongestWaitCell({ id, targets, room, quiet }: { id: string; targets: Targets; room?: number; quiet?: boolean }) {
  const { say } = useTexts();
  const formats = useFormats();
  const wait = useLongestWait(id);
  const target = targets.longestWaitSeconds * 1000;
  if (wait === null && quiet) return null;
  const over = wait !== null && wait > target;
  return (
    <Measure {...(wait === null ? { weight: "faint" } : {})} {...(room === undefined ? {} : { room })} tone={over ? toneOf(wait, target) : "quiet"} aside={over ? say.segments.overTarget() : null}>
      {wait === null ? say.unknown() : <Duration ms={wait}>{formats.duration(wait)}</Duration>}
    </Measure>
  );
}

/** Today's service level. */
export function ServiceLevelCell({ id, targets, room }: { id: string; targets: Targets; room: number }) {
  const { say } = useTexts();
  const formats = useFormats();
  const level = useFloorValue((floor, { clock }) => serviceLevelOf(floor, id, clock.now() ?? 0, targets.answerWithinSeconds));
  const under = level === null ? 0 : targets.serviceLevelPercent - Math.round(level);
  return (
    <Measure {...(level === null ? { weight: "faint" } : {})} room={room} aside={under > 0 ? say.segments.under({ points: under }) : null}>
      {level === null ? say.unknown() : formats.percent(level)}
    </Measure>
  );
}

/** How many of a team are free; nothing where no source tells. */
export function FreeAgents({ id }: { id: string }) {
  const { say } = useTexts();
  const free = useFloorValue((floor) => freeIn(floor, id));
  if (free === null) return null;
  return (
    <span className={styles.muted}>
      {" · "}
      {free === 0 ? <span className={styles.warn}>{say.segments.noneFree()}</span> : say.segments.free({ count: free })}
    </span>
  );
}

import { useSyncExternalStore } from "react";
import type { Targets } from "../../../openapi/generated/console.ts";
import { freeIn, longestBySegment, serviceLevelIn } from "../../../streams/metrics/segment-numbers.ts";
import { standingOfWait, wholePercent } from "../../../streams/metrics/standing.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { MeasuredLevel } from "../../resource/cells/measured-level.tsx";
import { MeasuredWait } from "../../resource/cells/measured-wait.tsx";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { usePlatformNow } from "../../services/ticker.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Measure } from "../../ui/measure.tsx";
import styles from "./live-cells.module.css";

const NO_LISTENER = () => () => undefined;

/** Returns a value selected from the floor state. The cell renders only when the value changes. */
function useFloorValue<Value extends number | null>(
  select: (floor: Floor, live: LiveServices) => Value,
): Value | null {
  const live = useLive();
  return useSyncExternalStore(live?.floor.subscribe ?? NO_LISTENER, () => {
    const floor = live?.floor.get()?.state;
    return live && floor ? select(floor, live) : null;
  });
}

const useWaiting = (id: string): number | null =>
  useFloorValue((floor) => floor.segments.get(id)?.waiting ?? 0);

/** Returns the longest wait (ms), updated every second; null if no customer waits. */
function useLongestWait(id: string): number | null {
  const since = useFloorValue((floor) => longestBySegment(floor).get(id) ?? null);
  const now = usePlatformNow();
  return since === null || now === null ? null : Math.max(0, now - since);
}

/** Shows how many customers wait. */
export function WaitingCell({ id }: { id: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const count = useWaiting(id);
  return (
    <Measure weight={count ? "strong" : "faint"}>
      {count === null ? say.unknown() : formats.number(count)}
    </Measure>
  );
}

/** The number of waiting customers with a label, for use without a column header; empty while unknown. */
export function WaitingWords({ id }: { id: string }) {
  const { say } = useTexts();
  const count = useWaiting(id);
  if (count === null) return null;
  return (
    <>
      {" · "}
      <Measure weight={count > 0 ? "strong" : "faint"}>{say.segments.waiting({ count })}</Measure>
    </>
  );
}

/** Longest wait; with `quiet`, empty if no customer waits. */
export function LongestWaitCell({
  id,
  targets,
  room,
  quiet,
}: {
  id: string;
  targets: Targets;
  room?: number;
  quiet?: boolean;
}) {
  const wait = useLongestWait(id);
  return wait === null && quiet ? null : (
    <MeasuredWait ms={wait} standing={standingOfWait(wait, targets.longestWaitSeconds)} room={room} />
  );
}

/** Today's service level. */
export function ServiceLevelCell({ id, targets, room }: { id: string; targets: Targets; room: number }) {
  const level = useFloorValue((floor, { clock }) =>
    serviceLevelIn(floor, id, clock.now() ?? 0, targets.answerWithinSeconds),
  );
  return <MeasuredLevel percent={wholePercent(level)} target={targets.serviceLevelPercent} room={room} />;
}

/**
 * Shows how many of the assigned agents are connected, and how many are free; only the number of assigned
 * agents while no source has reported any agent's status. `words` adds labels, for use without a column
 * header.
 */
export function TeamCell({ id, assigned, words = false }: { id: string; assigned: number; words?: boolean }) {
  const { say } = useTexts();
  const { number } = useFormats();
  const free = useFloorValue((floor) => freeIn(floor, id));
  const connected = useFloorValue((floor) => floor.segments.get(id)?.agents ?? 0);
  if (free === null || connected === null || assigned === 0)
    return words ? say.segments.agents({ count: assigned }) : number(assigned);
  return (
    <>
      {words
        ? say.segments.agentsConnected({ connected, assigned })
        : say.segments.connectedOf({ connected: number(connected), assigned: number(assigned) })}
      <span className={styles.muted}>
        {" · "}
        {free === 0 ? (
          <span className={styles.warn}>{say.segments.noneFree()}</span>
        ) : (
          say.segments.free({ count: free })
        )}
      </span>
    </>
  );
}

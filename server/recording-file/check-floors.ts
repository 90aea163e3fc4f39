import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson, FOLD_VERSION } from "../../streams/projections/floor.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { floorHash } from "../../streams/replay/floor-hash.ts";
import { linesOf } from "./lines.ts";
import { checkedState } from "./checked-state.ts";

/** Hash of a floor state that a screen showed, from a `snapshot` record. */
interface Shown {
  readonly line: number;
  readonly offset: number;
  readonly hash: string;
}

/**
 * Checks the floor states in a recording: the initial state must be valid, and folding the events must
 * reproduce the states that screens showed. These are checked only if the initial state is valid, and only
 * for snapshots of the current fold version. A truncated recording is checked as far as it can be read.
 */
export async function checkFloors(path: string, signal: AbortSignal): Promise<readonly Finding[]> {
  const shown: Shown[] = [];
  const findings: Finding[] = [];
  const events: Event[] = [];
  const begins: { readonly floor: Floor; readonly offset: number }[] = [];
  const states: { readonly line: number; readonly offset: unknown }[] = [];
  let first = 1;
  let line = 0;
  try {
    for await (const text of linesOf(path)) {
      signal.throwIfAborted();
      line++;
      if (line === 1) {
        const { zone, stream } = readHeader(text);
        begins.push({ floor: emptyFloor(zone), offset: 0 });
        first = stream.first;
      }
      const read = line === 1 ? null : readLine(text);
      if (read?.kind === "event") events.push(read.event);
      if (read?.kind !== "other") continue;
      const { offset, fold, hash } = read.record;
      if (read.k === "state") states.push({ line, offset });
      if (
        read.k === "snapshot" &&
        fold === FOLD_VERSION &&
        typeof offset === "number" &&
        typeof hash === "string"
      )
        shown.push({ line, offset, hash });
      try {
        const state = checkedState(read.record);
        if (state) begins.push(state);
      } catch (error) {
        findings.push({ what: "state", line, message: messageOf(error) });
      }
    }
  } catch {
    // Read errors are reported by `checkFile`.
    signal.throwIfAborted();
  }
  findings.push(...misplaced(states, first));
  return findings.length > 0
    ? findings
    : [
        ...findings,
        ...shown
          .filter((one) => !isFoldedInto(one, events, begins))
          .map(({ line: at, offset }) => ({ what: "floor" as const, line: at, offset })),
      ];
}

/**
 * Returns the faults of a recording's initial states. At most one is allowed, and it must be the state before
 * the first event. It is required unless the recording begins with the first event of the log.
 */
function misplaced(
  states: readonly { readonly line: number; readonly offset: unknown }[],
  first: number,
): readonly Finding[] {
  const [state, ...more] = states;
  if (!state)
    return first === 1
      ? []
      : [
          {
            what: "state",
            line: 1,
            message: `The replay file begins at offset ${first}, but the floor state before it is missing.`,
          },
        ];
  const before: Finding[] =
    state.offset === first - 1
      ? []
      : [
          {
            what: "state",
            line: state.line,
            message: `The state is from offset ${String(state.offset)}, but the recording begins at offset ${first}.`,
          },
        ];
  return [
    ...before,
    ...more.map(({ line }) => ({
      what: "state" as const,
      line,
      message: "The replay file has more than one initial state.",
    })),
  ];
}

function isFoldedInto(
  { offset, hash }: Shown,
  events: readonly Event[],
  begins: readonly { readonly floor: Floor; readonly offset: number }[],
): boolean {
  const begin = begins.findLast((each) => each.offset <= offset);
  if (!begin) return false;
  const floor = evolveFloor(
    begin.floor,
    events.filter((event) => event.offset > begin.offset && event.offset <= offset),
  );
  return floorHash(floorToJson(floor)) === hash;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson, FOLD_VERSION } from "../../streams/projections/floor.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { floorHash } from "../../streams/replay/floor-hash.ts";
import { linesOf } from "./lines.ts";
import { checkedState } from "./checked-state.ts";

/** A floor that a screen showed, from the recording. */
interface Shown {
  readonly line: number;
  readonly offset: number;
  readonly hash: string;
}

/**
 * Compares the states in a recording with its folded events: the initial state must be valid, and floors that
 * were shown must be reproduced. A truncated recording is checked as far as it can be read.
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
    // Read errors are reported by the check of the lines.
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
 * Returns the fault of a recording's start: unless it begins with the first event of the log, it needs the
 * state before its first event.
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
            message: `It begins at offset ${first}, and no state says how the floor stood before.`,
          },
        ];
  const before: Finding[] =
    state.offset === first - 1
      ? []
      : [
          {
            what: "state",
            line: state.line,
            message: `The state is the one after offset ${String(state.offset)}, and the recording begins at offset ${first}.`,
          },
        ];
  return [
    ...before,
    ...more.map(({ line }) => ({
      what: "state" as const,
      line,
      message: "A second state stands here, and a recording begins once.",
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

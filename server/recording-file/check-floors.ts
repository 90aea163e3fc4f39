import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson, FOLD_VERSION } from "../../streams/projections/floor.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { floorHash } from "../../streams/replay/floor-hash.ts";
import { linesOf } from "./lines.ts";
import { checkedState } from "./checked-state.ts";

/** A floor that was on somebody's screen, as a recording says. */
interface Shown {
  readonly line: number;
  readonly offset: number;
  readonly hash: string;
}

/**
 * Holds what a recording says of floors against what its events fold into: the state that it begins from has
 * to be one, and a floor that was shown has to come out again. Of a recording that was cut what is there.
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
    // That it cannot be read to its end is told by whoever looks at its lines.
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
 * What is wrong with where a recording begins: behind the first event of its log it needs one state, and that
 * of the event before its own first.
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

import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson, FOLD_VERSION } from "../../streams/projections/floor.ts";
import { readHeader } from "../../streams/recording/recording-header.ts";
import { readLine } from "../../streams/recording/recording-line.ts";
import { floorHash } from "../../streams/replay/floor-hash.ts";
import { linesOf } from "../import/lines.ts";
import { checkedState } from "./checked-state.ts";

/** A floor that was on somebody's screen, as a recording says. */
interface Shown {
  readonly line: number;
  readonly offset: number;
  readonly hash: string;
}

/** Holds what a recording says of floors against what its events fold into: the state that it begins from has to be one, and a floor that was shown has to come out again. Of a recording that was cut what is there. */
export async function checkFloors(path: string, signal: AbortSignal): Promise<readonly Finding[]> {
  const shown: Shown[] = [];
  const findings: Finding[] = [];
  const events: Event[] = [];
  const begins: { readonly floor: Floor; readonly offset: number }[] = [];
  let line = 0;
  try {
    for await (const text of linesOf(path)) {
      signal.throwIfAborted();
      line++;
      if (line === 1) begins.push({ floor: emptyFloor(readHeader(text).zone), offset: 0 });
      const read = line === 1 ? null : readLine(text);
      if (read?.kind === "event") events.push(read.event);
      if (read?.kind !== "other") continue;
      const { offset, fold, hash } = read.record;
      if (read.k === "snapshot" && fold === FOLD_VERSION && typeof offset === "number" && typeof hash === "string") shown.push({ line, offset, hash });
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
  return findings.length > 0 ? findings : [...findings, ...shown.filter((one) => !isFoldedInto(one, events, begins)).map(({ line: at, offset }) => ({ what: "floor" as const, line: at, offset }))];
}

function isFoldedInto({ offset, hash }: Shown, events: readonly Event[], begins: readonly { readonly floor: Floor; readonly offset: number }[]): boolean {
  const begin = begins.findLast((each) => each.offset <= offset);
  if (!begin) return false;
  const floor = evolveFloor(begin.floor, events.filter((event) => event.offset > begin.offset && event.offset <= offset));
  return floorHash(floorToJson(floor)) === hash;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

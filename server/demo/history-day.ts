import type { LocalDay } from "../../streams/projections/local-day.ts";
import type { AccountCenter } from "../log/account-center.ts";
import { descriptionsOf } from "../log/descriptions.ts";
import type { NewEvent } from "../log/log-event.ts";
import { demoCenterOf } from "./demo-center.ts";
import { type EpochPart, epochParts, type EpochPlace, inParts } from "./epoch-parts.ts";
import { SIMULATION } from "./run-demo.ts";
import type { TimedRow } from "./save-papers.ts";
import { simulateDay } from "./simulate-day.ts";

/** A day of the history that is to be simulated, and the epoch for it. It can be sent to another thread. */
export interface HistoryDay {
  readonly center: AccountCenter;
  readonly source: string;
  readonly day: LocalDay;
  readonly place: EpochPlace;
}

/** Number of submissions, comments and recordings that one transaction writes. */
const PAPERS = 500;

/** Simulates a day, and returns what is written of it. */
export function partsOfDay({ center, source, day, place }: HistoryDay): readonly EpochPart[] {
  const papers: TimedRow[] = [];
  const parts = [
    ...epochParts(
      eventsOf(center, source, day, (paper) => papers.push(paper)),
      place,
    ),
  ];
  for (const some of inParts(papers, PAPERS)) parts.push({ kind: "papers", papers: some });
  return parts;
}

/**
 * Yields the events of a day, and collects their records. It begins with its center, whose agents are all
 * disconnected, as a demo does. It is not started as one, because that would delete the results of later days.
 */
function* eventsOf(
  center: AccountCenter,
  source: string,
  day: LocalDay,
  collect: (paper: TimedRow) => void,
): Generator<NewEvent> {
  const placed = { source, dataschema: null };
  yield* descriptionsOf(center, day.start);
  for (const { id } of demoCenterOf(center).agents)
    yield {
      ...placed,
      time: day.start,
      id: `absent/${id}`,
      type: "user-status-changed",
      subject: `user/${id}`,
      data: { status: "disconnected" },
    };
  for (const { row, ...fact } of simulateDay({ ...demoCenterOf(center), ...SIMULATION }, day)) {
    if (row) collect({ at: fact.time, row });
    yield { ...placed, ...fact };
  }
}

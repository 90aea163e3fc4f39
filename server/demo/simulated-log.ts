import { parseDate } from "@internationalized/date";
import { localDay } from "../../streams/projections/local-day.ts";
import type { LogAdapter, LogRow } from "../../streams/import/logged-fact.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "../seed/demo-account.ts";
import { simulateDay } from "./simulate-day.ts";

/** Parameters of a simulated day. Equal parameters produce equal days. */
export interface SimulatedDay {
  /** yyyy-mm-dd */
  readonly day: string;
  /** IANA time zone of the day. */
  readonly zone: string;
  readonly seed: string;
  /** Number of the demo's segments to simulate. Agents are simulated if their first segment is. */
  readonly segments: number;
}

/** Returns a log adapter that simulates a day of the demo's contact center: each event becomes a row. */
export const simulatedLog = ({ day, zone, seed, segments: count }: SimulatedDay): LogAdapter =>
  async function* (_lines, naming): AsyncGenerator<LogRow> {
    const taking = DEMO_SEGMENTS.slice(0, count);
    const idOf = new Map(taking.map(({ id, name }) => [id, naming.segment(name)]));
    const segments = taking.map(({ name, channels }) => ({ id: naming.segment(name), channels }));
    const agents = DEMO_AGENTS.filter(({ segments: [main = ""] }) => idOf.has(main)).map(
      ({ firstname, lastname, segments: served }) => ({
        id: naming.user(`${firstname} ${lastname}`),
        segments: served.flatMap((id) => idOf.get(id) ?? []),
      }),
    );
    const simulated = simulateDay(
      { zone, segments, agents, seed, prefix: "" },
      localDay(parseDate(day).toDate(zone).getTime(), zone),
    );
    let line = 0;
    for (const { time, type, subject, data } of simulated) {
      // Simulated events are in order of time. Events at the same instant keep their order.
      yield { line: ++line, began: time, facts: [{ time, rank: 0, type, subject, data }] };
    }
  };

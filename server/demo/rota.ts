import type { DemoAgent } from "./demo-center.ts";

/** A shift: hours of the local day, and which part of all agents works it. */
interface Shift {
  readonly name: "night" | "early" | "middle" | "late";
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * The night shift starts at midnight, and the late shift stays until its last customer has left, so that a
 * day needs no agents of the previous day.
 */
const SHIFTS: readonly Shift[] = [
  { name: "night", from: 0, to: 8.4, share: 0.19 },
  { name: "early", from: 7, to: 15.75, share: 0.27 },
  { name: "middle", from: 8.5, to: 18, share: 0.26 },
  { name: "late", from: 15, to: 24, share: 0.28 },
];

export interface Crew {
  readonly shift: Shift;
  readonly agents: readonly DemoAgent[];
}

/**
 * Assigns agents to shifts, the same every day. Each crew gets its share of every segment's team, as nearly
 * as possible.
 */
export function crewsOf(agents: readonly DemoAgent[]): readonly Crew[] {
  const teams = countBySegment(agents);
  const crews = SHIFTS.map((shift) => ({
    shift,
    agents: [] as DemoAgent[],
    served: new Map<string, number>(),
  })); // an empty list has no type of its own
  const rarity = ({ segments }: DemoAgent) => Math.min(...segments.map((segment) => teams.get(segment) ?? 0));
  for (const agent of [...agents].sort((a, b) => rarity(a) - rarity(b))) {
    const lack = ({ shift, agents: drawn, served }: (typeof crews)[number]) =>
      shift.share * agents.length - drawn.length < 0.5
        ? -Infinity
        : agent.segments.reduce(
            (sum, segment) => sum + shift.share - (served.get(segment) ?? 0) / (teams.get(segment) ?? 1),
            (shift.share * agents.length - drawn.length) / agents.length,
          );
    const crew = crews.reduce((neediest, one) => (lack(one) > lack(neediest) ? one : neediest));
    crew.agents.push(agent);
    for (const segment of agent.segments) crew.served.set(segment, (crew.served.get(segment) ?? 0) + 1);
  }
  return crews;
}

function countBySegment(agents: readonly DemoAgent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const segment of agents.flatMap(({ segments }) => segments))
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return counts;
}

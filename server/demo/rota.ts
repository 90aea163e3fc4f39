import type { DemoAgent } from "./demo-center.ts";

/** A shift: start and end in hours of the local day, and the share of all agents who work in it. */
interface Shift {
  readonly name: "night" | "early" | "middle" | "late";
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * Shifts of a day. The night shift starts at midnight, and the late shift stays until its last customer has
 * left, so that a day needs no agents of the previous day's shifts.
 */
const SHIFTS: readonly Shift[] = [
  { name: "night", from: 0, to: 8.4, share: 0.12 },
  { name: "early", from: 7, to: 15.75, share: 0.34 },
  { name: "middle", from: 8.75, to: 18.5, share: 0.33 },
  { name: "late", from: 15, to: 24, share: 0.21 },
];

export interface Crew {
  readonly shift: Shift;
  readonly agents: readonly DemoAgent[];
}

/**
 * Assigns each agent to a shift, which is the same every day. Each crew gets its shift's `share` of the
 * agents of every segment, as nearly as possible.
 */
export function crewsOf(agents: readonly DemoAgent[]): readonly Crew[] {
  const sizes = countBySegment(agents);
  const crews = SHIFTS.map((shift) => ({
    shift,
    agents: [] as DemoAgent[],
    served: new Map<string, number>(),
  })); // the type of an empty list cannot be inferred
  const rarity = ({ segments }: DemoAgent) => Math.min(...segments.map((segment) => sizes.get(segment) ?? 0));
  for (const agent of [...agents].sort((a, b) => rarity(a) - rarity(b))) {
    const lack = ({ shift, agents: drawn, served }: (typeof crews)[number]) =>
      shift.share * agents.length - drawn.length < 0.5
        ? -Infinity
        : agent.segments.reduce(
            (sum, segment) => sum + shift.share - (served.get(segment) ?? 0) / (sizes.get(segment) ?? 1),
            (shift.share * agents.length - drawn.length) / agents.length,
          );
    const crew = crews.reduce((neediest, one) => (lack(one) > lack(neediest) ? one : neediest));
    crew.agents.push(agent);
    for (const segment of agent.segments) crew.served.set(segment, (crew.served.get(segment) ?? 0) + 1);
  }
  return crews;
}

/**
 * Returns the part of a crew that works on a day: `staff` of its agents, at least one. Others have the day
 * off; `turn`, which changes with the days, decides who.
 */
export function atWork({ shift, agents }: Crew, staff: number, turn: number): Crew {
  const count = Math.ceil(agents.length * staff);
  const first = (turn * count) % Math.max(1, agents.length);
  return { shift, agents: [...agents.slice(first), ...agents.slice(0, first)].slice(0, count) };
}

function countBySegment(agents: readonly DemoAgent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const segment of agents.flatMap(({ segments }) => segments))
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return counts;
}

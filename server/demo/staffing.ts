import type { LocalDay } from "../../streams/projections/local-day.ts";
import type { Acd } from "./acd.ts";
import type { DayProfile } from "./day-profile.ts";
import { Desk } from "./desk.ts";
import type { Random } from "./random.ts";
import type { Crew } from "./rota.ts";
import type { Activity, Stage } from "./stage.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Schedules the arrival, activities, network problems and departure of a crew. Returns the desks. */
export function staff(
  stage: Stage,
  acd: Acd,
  { shift, agents }: Crew,
  day: LocalDay,
  seat: number,
): readonly Desk[] {
  const { agenda, random } = stage;
  const at = (hour: number) => day.start + ((day.end - day.start) * hour) / 24;
  // The agents of a crew arrive and leave one by one over half an hour. The crews of the night and late
  // shifts, which start or end at midnight, arrive and leave together.
  const spread = shift.from === 0 || shift.to === 24 ? 0 : 15 * MINUTE;
  return agents.map((agent, index) => {
    const shifted = agents.length > 1 ? spread * ((2 * index) / (agents.length - 1) - 1) : 0;
    const [start, end] = [at(shift.from) + shifted, at(shift.to) + (shift.to === 24 ? 0 : shifted)];
    const desk = new Desk(stage, agent, seat + index, acd);
    agenda.at(start + random.between(1, 90) * SECOND, () => desk.open());
    for (const activity of planOf(index, agents.length, start, end, random)) desk.plan(activity);
    desk.goesHomeAt(end, shift.to === 24);
    trouble(stage, desk, index, start, end);
    return desk;
  });
}

/** Schedules lost connections, and sessions that the platform ends. */
function trouble({ agenda, random }: Stage, desk: Desk, index: number, start: number, end: number): void {
  const within = () => random.between(start + (end - start) * 0.05, start + (end - start) * 0.9);
  if (index === 0 || random.chance(0.3))
    agenda.at(within(), () => desk.lose("transport close", random.between(4, 90) * SECOND));
  if (index === 1 || random.chance(0.15))
    agenda.at(within(), () => desk.lose("ping timeout", random.between(8, 120) * SECOND));
  if (index === 2 || random.chance(0.05))
    agenda.at(within(), () => desk.lose("server disconnect", random.between(2, 15) * SECOND));
}

/** Share of the agents who lose their connection in an outage. */
const CUT_OFF = 0.85;

/** Schedules an outage: most of the connected agents lose their connection, and return shortly before its end. */
export function cutOff(
  { agenda, random }: Stage,
  desks: readonly Desk[],
  day: LocalDay,
  { from, to }: NonNullable<DayProfile["outage"]>,
): void {
  const at = (hour: number) => day.start + ((day.end - day.start) * hour) / 24;
  for (const desk of desks) {
    if (!random.chance(CUT_OFF)) continue;
    agenda.at(at(from) + random.between(0, 8) * MINUTE, () => {
      desk.lose("server disconnect", Math.max(0, at(to) - random.between(0, 12) * MINUTE - agenda.now));
    });
  }
}

/**
 * Returns the activities of the `index`th agent in a crew of `size` during a shift (ms from `start` to
 * `end`), in order of time. All agents take breaks and a meal at staggered times; some have a meeting,
 * training or office work.
 */
function planOf(index: number, size: number, start: number, end: number, random: Random): Activity[] {
  const turn = (index + 0.5) / size;
  const at = (part: number, spread: number) =>
    start + (end - start) * (part + random.between(-spread, spread));
  const lasts = (low: number, high: number) => random.between(low, high) * MINUTE;
  const plan: Activity[] = [
    { at: at(0.16 + 0.18 * turn, 0.01), status: "break", lasts: lasts(8, 13) },
    { at: at(0.38 + 0.27 * turn, 0.01), status: "meal", lasts: lasts(26, 36) },
    { at: at(0.68 + 0.18 * turn, 0.01), status: "break", lasts: lasts(8, 13) },
    { at: at(0.22, 0.16), status: "bath", lasts: lasts(2.5, 6) },
    { at: at(0.65, 0.2), status: "bath", lasts: lasts(2.5, 6) },
  ];
  if (index % 4 === 1)
    plan.push({ at: at(0.12, 0), status: "team-meeting", lasts: 15 * MINUTE, reason: "Team briefing" });
  if (index % 7 === 3)
    plan.push({ at: at(0.6, 0.1), status: "training", lasts: lasts(30, 45), reason: "Product training" });
  if (index % 5 === 2)
    plan.push({ at: at(0.36, 0.08), status: "meeting", lasts: lasts(15, 25), reason: "One to one" });
  if (index % 3 === 0)
    plan.push({ at: at(0.85, 0.04), status: "busy", lasts: lasts(4, 9), reason: "Back office" });
  return plan.sort((a, b) => a.at - b.at);
}

import type { Random } from "./random.ts";
import type { Activity } from "./stage.ts";

const MINUTE = 60_000;

/**
 * What the `index`th agent of a crew of `size` does in a shift (ms from `start` to `end`) besides serving
 * customers, in order: breaks, a meal and the rest by everybody, one after another; the meetings and
 * trainings by some.
 */
export function planOf(index: number, size: number, start: number, end: number, random: Random): Activity[] {
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

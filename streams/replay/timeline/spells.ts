import type { RecordedLog } from "../recorded-log.ts";
import type { Course } from "./course.ts";
import { placeFrom } from "./stretches.ts";

/**
 * An unusual period of a replay file, ms. `long-wait`: the wait of a customer, far over the target.
 * `no-answers`: many customers wait, and none is answered. `contradiction`: the moment of an event that
 * contradicts the state.
 */
export interface Spell {
  readonly what: "long-wait" | "no-answers" | "contradiction";
  readonly from: number;
  readonly until: number;
  /** True for a long wait that was answered. */
  readonly isAnswered: boolean;
}

/** A wait is reported if it is at least this many times as long as the target. */
const FAR_OVER = 2.5;
/** Minimum number of waiting customers at which answers are expected. */
const CROWD = 5;
/** Minimum duration (ms) of a reported period without answers. */
const EMPTY_FOR = 60_000;

/** Returns the unusual periods of a replay file, sorted by their start. */
export function spellsOf(
  log: Pick<RecordedLog, "clock">,
  course: Course,
  longestWaitSeconds: number,
): readonly Spell[] {
  const long = course.waits.flatMap(({ since, until, isAnswered }): Spell[] =>
    until - since >= longestWaitSeconds * 1000 * FAR_OVER
      ? [{ what: "long-wait", from: since, until, isAnswered }]
      : [],
  );
  const odd = course.contradictions.map(({ time }): Spell => ({
    what: "contradiction",
    from: time,
    until: time,
    isAnswered: false,
  }));
  return [...long, ...unanswered(log, course), ...odd].sort((a, b) => a.from - b.from);
}

/** Returns periods with many waiting customers and no answers. */
function unanswered({ clock }: Pick<RecordedLog, "clock">, { waiting, answers }: Course): Spell[] {
  const spells: Spell[] = [];
  const note = (from: number, until: number) =>
    void (until - from >= EMPTY_FOR && spells.push({ what: "no-answers", from, until, isAnswered: false }));
  let since: number | null = null;
  for (let index = 0; index < clock.length; index++) {
    const now = clock[index] ?? 0;
    const isCrowd = (waiting[index] ?? 0) >= CROWD;
    if (since === null && isCrowd) since = now;
    if (since === null || (isCrowd && index < clock.length - 1)) continue;
    addBetween(answers, since, now, note);
    since = null;
  }
  return spells;
}

/** Calls `note` for each period between two answers, within a time range. */
function addBetween(
  answers: Float64Array,
  from: number,
  until: number,
  note: (from: number, until: number) => void,
): void {
  let since = from;
  for (let place = placeFrom(answers, from); (answers[place] ?? Infinity) < until; place++) {
    note(since, answers[place] ?? since);
    since = answers[place] ?? since;
  }
  note(since, until);
}

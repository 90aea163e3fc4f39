import type { RecordedLog } from "../recorded-log.ts";
import type { Course } from "./course.ts";
import { placeFrom } from "./series.ts";

/** Something out of the ordinary and how long it lasted, ms. */
export interface Spell {
  readonly what: "long-wait" | "nobody-answers" | "contradiction";
  readonly from: number;
  readonly until: number;
  /** For a long wait: whether it was answered. */
  readonly isAnswered: boolean;
}

/** Multiple of the target above which a single wait is reported. */
const FAR_OVER = 2.5;
/**
 * Number of waiting customers above which answers are expected, and the longest expected pause between
 * answers (ms).
 */
const CROWD = 5;
const NOBODY_FOR = 60_000;

/** Everything out of the ordinary of a recording, by when it began. */
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
    void (
      until - from >= NOBODY_FOR && spells.push({ what: "nobody-answers", from, until, isAnswered: false })
    );
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

/** The gaps that the answers leave from one time to another. */
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

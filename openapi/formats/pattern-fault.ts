import { type PatternItem, parsePattern } from "./parse-pattern.ts";

/** The maximum length of a text that is matched against a pattern, because longer texts take more time. */
export const PATTERN_REACH = 300;
/** The maximum length of a pattern. */
const MAX_LENGTH = 200;
/** The maximum number of ways to match a text; trying all of them takes a few tenths of a second. */
const MAX_WAYS = 1e8;

/** Samples of the kinds of characters that patterns distinguish. */
const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code)),
  "é",
  "ß",
  "ñ",
  "Ω",
  "ж",
  "中",
  "あ",
  "€",
  "–",
  "’",
  "\u00A0",
  "😀",
];

const isVariable = ({ least, most }: PatternItem): boolean => least !== most;

/** Returns the characters with which an item can begin. */
function startsOf(item: PatternItem): ReadonlySet<string> {
  if (item.written === null) return new Set(item.group.flatMap((items) => [...firstOf(items)]));
  const one = new RegExp(`^(?:${item.written})$`, "su");
  return new Set(SAMPLES.filter((sample) => one.test(sample)));
}

function firstOf(items: readonly PatternItem[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of items) {
    for (const sample of startsOf(item)) found.add(sample);
    // An anchor such as `^` consumes no character.
    if (item.least > 0 && !/^(?:[$^]|\\[bB])$/u.test(item.written ?? "")) break;
  }
  return found;
}

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((sample) => other.has(sample));
const overlapping = (sets: readonly ReadonlySet<string>[]): boolean =>
  sets.some((one, at) => sets.slice(at + 1).some((other) => overlap(one, other)));

/**
 * Counts the ways in which a sequence of items can match a text, in the worst case; Infinity if the number
 * grows exponentially with the length of the text.
 */
function waysOf(items: readonly PatternItem[]): number {
  return items.reduce((ways, item) => {
    const own = Math.max(1, Math.min(item.most, PATTERN_REACH) - item.least + 1);
    if (item.written !== null) return ways * own;
    if (item.most > 1) return isPlain(item.group) ? ways * own : Infinity;
    return ways * own * item.group.reduce((sum, alternative) => sum + waysOf(alternative), 0);
  }, 1);
}

/**
 * Returns whether a repeated group can be matched in only one way: the next character determines the
 * alternative and the start of each repetition.
 */
function isPlain(group: PatternItem["group"]): boolean {
  const items = group.flat();
  if (
    items.some(
      ({ group: inner }) =>
        inner.flat().some((one) => isVariable(one) || one.written === null) || inner.length > 1,
    )
  )
    return false;
  if (overlapping(group.map(firstOf))) return false;
  const variable = items.filter(isVariable);
  if (variable.length === 0) return true;
  const [first] = items;
  if (group.length > 1 || !first || isVariable(first) || variable.some(({ written }) => written === null))
    return false;
  return !overlapping([startsOf(first), ...variable.map(startsOf)]);
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").unicode;
  } catch {
    return false;
  }
}

/** Returns why a pattern is rejected: it is invalid, or matching may backtrack too much; null if accepted. */
export function patternFault(pattern: string): "no-pattern" | "slow-pattern" | null {
  if (!isPattern(pattern)) return "no-pattern";
  const parsed = pattern.length <= MAX_LENGTH ? parsePattern(pattern) : null;
  if (!parsed) return "slow-pattern";
  return parsed.reduce((ways, items) => ways + waysOf(items), 0) > MAX_WAYS ? "slow-pattern" : null;
}

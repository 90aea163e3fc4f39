import { type PatternItem, parsePattern } from "./parse-pattern.ts";

/** A text that is held to a pattern is no longer than this: what a pattern costs grows with it. */
export const PATTERN_REACH = 300;
/** The longest pattern. */
const LONGEST = 200;
/** So many ways to read a text there may be at worst: some tenths of a second. */
const WAYS = 1e8;

/** Characters of every kind that patterns tell apart. */
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

/** What an item can begin with. */
function startsOf(item: PatternItem): ReadonlySet<string> {
  if (item.written === null) return new Set(item.group.flatMap((items) => [...firstOf(items)]));
  const one = new RegExp(`^(?:${item.written})$`, "su");
  return new Set(SAMPLES.filter((sample) => one.test(sample)));
}

function firstOf(items: readonly PatternItem[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of items) {
    for (const sample of startsOf(item)) found.add(sample);
    // A place such as `^` takes no character.
    if (item.least > 0 && !/^(?:[$^]|\\[bB])$/u.test(item.written ?? "")) break;
  }
  return found;
}

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((sample) => other.has(sample));
const overlapping = (sets: readonly ReadonlySet<string>[]): boolean =>
  sets.some((one, at) => sets.slice(at + 1).some((other) => overlap(one, other)));

/**
 * How many ways there are at worst to read a text by these items; Infinity where they grow beyond all measure
 * with its length.
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
 * Whether a group that comes again and again can be read in one way alone: what follows tells which
 * alternative it is, and where each begins.
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

/**
 * Why a pattern is refused: it is none, or a text could keep whoever tries it busy. Null where it is good.
 */
export function patternFault(pattern: string): "no-pattern" | "slow-pattern" | null {
  if (!isPattern(pattern)) return "no-pattern";
  const parsed = pattern.length <= LONGEST ? parsePattern(pattern) : null;
  if (!parsed) return "slow-pattern";
  return parsed.reduce((ways, items) => ways + waysOf(items), 0) > WAYS ? "slow-pattern" : null;
}

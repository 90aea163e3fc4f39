/**
 * An item of a pattern: a character class, an anchor such as `^`, or a group, with its repetitions.
 */
export interface PatternItem {
  /** The source of the character class, such as `[a-z]`; null for a group. */
  readonly written: string | null;
  /** The alternatives of a group, each a sequence of items. */
  readonly group: readonly (readonly PatternItem[])[];
  readonly least: number;
  readonly most: number;
}

/** Unsupported syntax: backreferences and lookarounds. */
const UNSUPPORTED = /^(\\[1-9k]|\(\?(?!:))/u;
const ATOM =
  /^(?:\[(?:[^\]\\]|\\.)*\]|\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|.)|[^()|])/isu;
const REPETITION = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/u;

/** Parses a pattern into its alternatives; null if it is invalid or has unsupported syntax. */
export function parsePattern(pattern: string): PatternItem["group"] | null {
  let rest = pattern;
  const next = (): string | undefined => rest[0];
  const take = (length: number): string => {
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    return taken;
  };
  const repetition = (): Pick<PatternItem, "least" | "most"> => {
    const [whole = "", sign, least, comma, most] = REPETITION.exec(rest) ?? [];
    take(whole.length);
    if (sign !== undefined) return { least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
    if (least === undefined) return { least: 1, most: 1 };
    return {
      least: Number(least),
      most: comma === undefined ? Number(least) : most ? Number(most) : Infinity,
    };
  };
  const alternatives = (): PatternItem["group"] | null => {
    const all: PatternItem[][] = [[]];
    while (next() !== undefined && next() !== ")") {
      if (UNSUPPORTED.test(rest)) return null;
      if (next() === "|") {
        take(1);
        all.push([]);
        continue;
      }
      let written: string | null = null;
      let group: PatternItem["group"] | null = [];
      if (next() === "(") {
        take(rest.startsWith("(?:") ? 3 : 1);
        group = alternatives();
        if (group === null || take(1) !== ")") return null;
      } else {
        written = take(ATOM.exec(rest)?.[0].length ?? 0);
        if (written === "") return null;
      }
      all.at(-1)?.push({ written, group, ...repetition() });
    }
    return all;
  };
  const parsed = alternatives();
  return rest === "" ? parsed : null;
}

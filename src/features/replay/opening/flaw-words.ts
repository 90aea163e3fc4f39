import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { FOLD_VERSION } from "../../../../streams/projections/floor.ts";
import type { Finding } from "../../../../streams/recording/finding.ts";
import type { SealFinding } from "../../../../streams/recording/seal-finding.ts";
import type { Opened } from "../../../services/replay.ts";

type Of<What extends Finding["what"]> = Extract<Finding, { what: What }>;

/**
 * What is wrong with a recording that is shown all the same: a sentence for each kind, with where it first
 * is.
 */
export function flawWords(
  { flaws, length }: Pick<Opened, "flaws" | "length">,
  seals: readonly SealFinding[],
  say: TranslationFunctions,
  formats: Formats,
): readonly string[] {
  const text = say.replay.open.flaws;
  const { end, lines: line, promised, findings, counts, newerFold, newer } = flaws;
  const amounts = { events: formats.number(length), promised: formats.number(promised) };
  const told = <What extends Finding["what"]>(
    what: What,
    words: (count: number, first: Of<What>) => string,
  ): string[] => {
    const first = findings.find((one): one is Of<What> => one.what === what);
    return first ? [words(counts[what] ?? 1, first)] : [];
  };
  // Where the end is missing the seals of what stood there are, too, and nobody needs to hear it twice.
  const changed = seals.filter(({ what }) => what !== "cut");
  return [
    // What is there twice is told as such below.
    ...(end === null
      ? told("count", () => text.count(amounts)).filter(() => promised !== length)
      : [text[end]({ ...amounts, line: formats.number(line) })]),
    ...told("form", (count, first) => text.form({ count, line: formats.number(first.line) })),
    ...told("repeated", (count, first) =>
      text.repeated({ count, line: formats.number(first.line), offset: formats.number(first.offset) }),
    ),
    ...told("behind", (count, first) =>
      text.behind({ count, line: formats.number(first.line), offset: formats.number(first.offset) }),
    ),
    ...told("gap", (count, { line: before, from, until }) =>
      text.gap({
        count,
        line: formats.number(before),
        offsets:
          from === until
            ? text.offset({ offset: formats.number(from) })
            : text.offsets({ from: formats.number(from), until: formats.number(until) }),
      }),
    ),
    ...(newerFold === null ? [] : [text.fold({ version: newerFold, current: FOLD_VERSION })]),
    ...(newer.length === 0 ? [] : [text.newer({ types: formats.list(newer) })]),
    ...(changed[0] ? [text.seals({ count: changed.length, line: formats.number(changed[0].line) })] : []),
  ];
}

import { useEffect, useState } from "react";
import type { SealFinding } from "../../../../streams/recording/seal-finding.ts";
import { type Opened, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import styles from "./flaws-banner.module.css";
import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { FOLD_VERSION } from "../../../../streams/projections/floor.ts";
import type { Finding } from "../../../../streams/recording/finding.ts";

const NONE: readonly SealFinding[] = [];

/**
 * Banner with the faults of the replay file, or a note about missing seals. Verifies seals in the background.
 */
export function FlawsBanner() {
  const { say } = useTexts();
  const formats = useFormats();
  const { desk, opened } = useReplay();
  const [seals, setSeals] = useState(NONE);
  const [isHidden, setIsHidden] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { isSealed } = opened;
  useEffect(() => {
    let over = false;
    const check = async () => {
      const found = await desk.checkSeals();
      if (!over && found) setSeals(found);
    };
    if (isSealed) check().catch((error: unknown) => over || setFailure(error));
    return () => {
      over = true;
    };
  }, [desk, isSealed]);
  if (failure) throw failure;
  const text = say.replay.open.flaws;
  const hide = { label: text.hide(), onClick: () => setIsHidden(true) };
  const flaws = flawWords(opened, seals, say, formats);
  const isFlawed = flaws.length > 0;
  if ((!isFlawed && isSealed) || isHidden) return null;
  return (
    <div className={styles.flaws}>
      <Banner family={isFlawed ? "away" : "plan"} role="status" action={hide}>
        {isFlawed ? (
          <>
            <b>{text.title()}</b>
            <ul className={styles.list}>
              {flaws.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        ) : (
          text.unsealed()
        )}
      </Banner>
    </div>
  );
}

type Of<What extends Finding["what"]> = Extract<Finding, { what: What }>;

/**
 * Describes the faults of a replay file: one sentence per kind of fault, with the line of the first fault of
 * that kind.
 */
function flawWords(
  { flaws, length }: Pick<Opened, "flaws" | "length">,
  seals: readonly SealFinding[],
  say: TranslationFunctions,
  formats: Formats,
): readonly string[] {
  const text = say.replay.open.flaws;
  const { end, lines: line, promised, findings, counts, newerFold, newer } = flaws;
  const amounts = { events: formats.number(length), promised: formats.number(promised) };
  const linesOf = <What extends Finding["what"]>(
    what: What,
    words: (count: number, first: Of<What>) => string,
  ): string[] => {
    const first = findings.find((one): one is Of<What> => one.what === what);
    return first ? [words(counts[what] ?? 1, first)] : [];
  };
  // A truncated file also lacks its last seals. Only the truncation is reported.
  const changed = seals.filter(({ what }) => what !== "cut");
  return [
    // If the header's number of events is right except for duplicates, only the duplicates are reported.
    ...(end === null
      ? linesOf("count", () => text.count(amounts)).filter(() => promised !== length)
      : [text[end]({ ...amounts, line: formats.number(line) })]),
    ...linesOf("form", (count, first) => text.form({ count, line: formats.number(first.line) })),
    ...linesOf("repeated", (count, first) =>
      text.repeated({ count, line: formats.number(first.line), offset: formats.number(first.offset) }),
    ),
    ...linesOf("behind", (count, first) =>
      text.behind({ count, line: formats.number(first.line), offset: formats.number(first.offset) }),
    ),
    ...linesOf("gap", (count, { line: before, from, until }) =>
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

import { formatsOf } from "../../../../i18n/formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { countsOf } from "./entry-counts.ts";
import { useBook } from "./expectation-book.ts";
import styles from "./expectations.module.css";

/** How it turned out, over which of the two it was run, and when: one line for all of them. */
export function ExpectationSummary() {
  const { say, locale } = useTexts();
  const { entries, side, ranAt, running } = useBook();
  const text = say.replay.expectations;
  const formats = formatsOf(locale);
  const { held, broken, open } = countsOf(entries, side);
  const parts = [
    ...(broken > 0 ? [text.broken({ count: broken })] : []),
    ...(held > 0 ? [text.held({ count: held })] : []),
    ...(open > 0 ? [text.open({ count: open })] : []),
  ];
  const told =
    ranAt === null
      ? text.notRun()
      : `${formats.list(parts)} · ${text.ran[side]({ time: formats.second(ranAt) })}`;
  return (
    <p role="status" className={styles.summary}>
      {running[side] === null ? told : ""}
    </p>
  );
}

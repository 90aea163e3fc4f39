import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import { SURVEY_MEASURES } from "../../../../streams/metrics/survey-figures.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { Change } from "../frame/change.tsx";
import styles from "../summary/key-figures.module.css";
import { SurveyDefinition } from "./survey-definition.tsx";
import { type SurveyRow, useSurveyWords } from "./use-survey-metrics.ts";

const FIGURES = [
  "nps",
  "csat",
  "ces",
  "responseRate",
  "answered",
] as const satisfies readonly SurveyMeasure[];

interface SurveyKeyFiguresProps {
  readonly row: SurveyRow | undefined;
  /** Row of the comparison; undefined without one. */
  readonly was: SurveyRow | undefined;
  /** Returns the link to the calls of a measure; null if they cannot be listed. */
  readonly hrefOf: (measure: SurveyMeasure) => string | null;
  readonly measures?: readonly SurveyMeasure[];
}

/** The key figures of surveys, each with its scale, the comparison and its definition. */
export function SurveyKeyFigures({ row, was, hrefOf, measures = FIGURES }: SurveyKeyFiguresProps) {
  const text = useTexts().say.insights;
  const words = useSurveyWords();
  return (
    <Panel aria-label={text.summary.numbers()}>
      <div className={styles.figures}>
        {measures.map((measure) => {
          const value = row?.values[measure];
          const before = was?.values[measure];
          const shown = words.valueOf(measure, value);
          const change = words.changeOf(measure, value, before);
          return (
            <section key={measure} className={styles.figure} aria-label={words.nameOf(measure)}>
              <p className={styles.name}>{words.nameOf(measure)}</p>
              <div className={styles.main}>
                {row ? (
                  <Popover
                    label={words.nameOf(measure)}
                    renderTrigger={(trigger) => (
                      <button
                        type="button"
                        {...trigger}
                        className={styles.value}
                        aria-label={text.summary.definition.open({
                          name: words.nameOf(measure),
                          value: shown,
                        })}
                      >
                        {shown}
                      </button>
                    )}
                  >
                    {() => <SurveyDefinition measure={measure} row={row} href={hrefOf(measure)} />}
                  </Popover>
                ) : (
                  <span className={styles.waiting} aria-hidden="true" />
                )}
              </div>
              <p className={styles.gap}>
                {value === null ? words.reasonOf(measure, row) : text.surveys.asides[measure]()}
              </p>
              {was ? (
                <p className={styles.was}>
                  {text.surveys.was({ value: words.valueOf(measure, before) })}
                  {change === null ? null : (
                    <Change of={SURVEY_MEASURES[measure]} by={change.by}>
                      {change.shown}
                    </Change>
                  )}
                </p>
              ) : null}
            </section>
          );
        })}
      </div>
    </Panel>
  );
}

import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import { SURVEY_MEASURES, type SurveySum } from "../../../../streams/metrics/survey-figures.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "../summary/definition.module.css";
import { type SurveyRow, useSurveyWords } from "./use-survey-metrics.ts";

interface SurveyDefinitionProps {
  readonly measure: SurveyMeasure;
  /** Row whose sums the value is computed from. */
  readonly row: SurveyRow;
  /** Link to the calls of the value, if they can be listed. */
  readonly href: string | null;
}

/** The definition of a number: a sentence, its calculation with the sums, and a link to its calls. */
export function SurveyDefinition({ measure, row, href }: SurveyDefinitionProps) {
  const { say } = useTexts();
  const text = say.insights.summary;
  const words = useSurveyWords();
  const { over, under, version } = SURVEY_MEASURES[measure];
  const value = row.values[measure];
  const ignored = row.sums["ignored"] ?? 0;
  const isScore = measure === "nps" || measure === "csat" || measure === "ces";
  return (
    <div className={styles.definition}>
      <h2>{words.nameOf(measure)}</h2>
      <p className={styles.means}>{words.meansOf(measure)}</p>
      <p className={styles.fraction} aria-label={text.definition.fraction()} role="group">
        <span className={styles.parts}>
          <Sums names={over} row={row} />
          {under ? <Sums names={under} row={row} below /> : null}
        </span>
        <strong>
          = {words.valueOf(measure, value)}
          {value === null ? ` (${words.reasonOf(measure, row)})` : ""}
        </strong>
      </p>
      {isScore && ignored > 0 ? (
        <p className={styles.means}>{say.insights.surveys.ignored({ count: ignored })}</p>
      ) : null}
      <p className={styles.foot}>
        <span>{text.definition.version({ version })}</span>
        {href === null ? null : <TextLink href={href}>{text.definition.calls()}</TextLink>}
      </p>
    </div>
  );
}

interface SumsProps {
  readonly names: (typeof SURVEY_MEASURES)[SurveyMeasure]["over"];
  readonly row: SurveyRow;
  readonly below?: boolean;
}

function Sums({ names, row, below }: SumsProps) {
  const formats = useFormats();
  const words = useSurveyWords();
  return (
    <span className={below ? styles.below : undefined}>
      {names.map((signed, index) => {
        const isMinus = signed.startsWith("-");
        const name = (isMinus ? signed.slice(1) : signed) as SurveySum; // without its sign, it is the name of a sum
        return (
          <span key={name}>
            {isMinus ? " − " : index > 0 ? " + " : ""}
            {words.sumOf(name)} <b>{formats.number(row.sums[name] ?? 0)}</b>
          </span>
        );
      })}
    </span>
  );
}

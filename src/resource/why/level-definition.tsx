import { SERVICE_LEVELS, SHORT_SECONDS } from "../../../streams/metrics/call-figures.ts";
import { useMetricsQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { Popover } from "../../ui/popover.tsx";
import { NotRead } from "../cells/not-read.tsx";
import type { Explained, WhyQuestion } from "./explained.ts";
import styles from "./why.module.css";

interface DefinitionProps {
  readonly question: WhyQuestion;
  readonly explained: Explained;
}

/** The service level as a fraction, its definition, and the other definitions over the same calls. */
export function Definition({ question, explained }: DefinitionProps) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { calls, late, targetPercent, withinSeconds } = explained;
  const text = say.why;
  return (
    <footer className={styles.definition}>
      <div className={styles.fraction}>
        <span>{number(calls - late)}</span>
        <span>{number(calls)}</span>
      </div>
      <p>
        <MarkedText
          text={text.definition({ target: targetPercent, seconds: withinSeconds })}
          marks={{ b: <b /> }}
        />
      </p>
      <Popover
        label={text.compare({ count: SERVICE_LEVELS.length })}
        align="end"
        renderTrigger={(trigger) => (
          <Button kind="quiet" size="small" {...trigger}>
            {text.compare({ count: SERVICE_LEVELS.length })}
          </Button>
        )}
      >
        {() => <Levels question={question} explained={explained} />}
      </Popover>
    </footer>
  );
}

/** The five definitions of the service level, each with its value and its meaning. */
function Levels({ question: { from, zone, filters }, explained: { until, withinSeconds } }: DefinitionProps) {
  const { say } = useTexts();
  const { percent } = useFormats();
  const { data, failure, again } = useMetricsQuery({
    range: { from: new Date(from).toISOString(), to: new Date(until).toISOString(), zone },
    filters,
    measures: [...SERVICE_LEVELS],
  });
  const row = data?.rows[0];
  const words = say.insights.measures;
  if (failure) return <NotRead failure={failure} onAgain={again} />;
  return (
    <dl className={styles.levels}>
      {SERVICE_LEVELS.map((level) => {
        const value = row?.values[level];
        return (
          <div key={level}>
            <dt>{words[level].name()}</dt>
            <dd>
              {value === undefined
                ? ""
                : value === null
                  ? say.unknown()
                  : percent(Math.floor(value * 10) / 10, 1)}
            </dd>
            <dd className={styles.note}>
              {words[level].means({ within: withinSeconds, short: SHORT_SECONDS })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
